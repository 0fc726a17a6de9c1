import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { QuickSearch } from "#contracts/search/quick-search.ts";
import { ask, type RpcFailure } from "#public-app/rpc/rpc-failure.ts";

/** What stands below the search box: the answer to `q`, which may be that of a few letters before while the next is on its way. */
type Answer = { q: string; found?: QuickSearch; failure?: RpcFailure };

const NOTHING_TYPED: Answer = { q: "" };

/** Asks for every letter at once; the answer to the latest stands, whatever comes in late. */
export function useQuickSearch(typed: string): Answer & { isAwaited: boolean } {
  const { loadRpc } = useRouter().options.context;
  const [answer, setAnswer] = useState<Answer>(NOTHING_TYPED);
  const q = typed.trim();

  useEffect(() => {
    if (q === "") return;
    const leaving = new AbortController();
    ask(loadRpc, (rpc) => rpc.search.quick.query({ q }, { signal: leaving.signal })).then(
      (found) => {
        if (!leaving.signal.aborted) setAnswer({ q, found });
      },
      (failure: RpcFailure) => {
        if (!leaving.signal.aborted) setAnswer({ q, failure });
      },
    );
    return () => leaving.abort();
  }, [q, loadRpc]);

  return q === "" ? { ...NOTHING_TYPED, isAwaited: false } : { ...answer, isAwaited: answer.q !== q };
}
