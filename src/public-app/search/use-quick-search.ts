import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { QuickSearch } from "#contracts/search/quick-search.ts";
import { ask, type RpcFailure, TYPING_PAUSE_MS } from "#public-app/rpc/rpc-failure.ts";

/** The results below the search box for `q`, which may be that of a few letters before while the next is loading. */
type Answer = { q: string; found?: QuickSearch; failure?: RpcFailure };

const NOTHING_TYPED: Answer = { q: "" };

/** Asks at each pause in typing, and gives up the request before: the answer to the latest stands. */
export function useQuickSearch(typed: string): Answer & { isAwaited: boolean } {
  const { loadRpc } = useRouter().options.context;
  const [answer, setAnswer] = useState<Answer>(NOTHING_TYPED);
  const q = typed.trim();

  useEffect(() => {
    if (q === "") return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (next: Answer) => !signal.aborted && setAnswer(next);
    const pause = setTimeout(() => {
      ask(loadRpc, (rpc) => rpc.search.quick.query({ q }, { signal })).then(
        (found) => show({ q, found }),
        (failure: RpcFailure) => show({ q, failure }),
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [q, loadRpc]);

  return q === "" ? { ...NOTHING_TYPED, isAwaited: false } : { ...answer, isAwaited: answer.q !== q };
}
