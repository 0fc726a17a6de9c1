import { redirect } from "@tanstack/react-router";
import { ask, RpcFailure } from "#public-app/rpc/rpc-failure.ts";
import type { Rpc } from "#public-app/rpc/rpc.ts";
import type { RouterContext } from "./root.tsx";

/** Asks for a page's data. Where no answer comes at all, the visitor stays on the page that is shown, which says so and offers another try:
 *  what is loaded must not go with the line. */
export async function askOrStay<Value>(
  { loadRpc, shown }: RouterContext,
  { publicHref }: { publicHref: string },
  call: (rpc: Rpc) => Promise<Value>,
): Promise<Value> {
  try {
    return await ask(loadRpc, call);
  } catch (error) {
    const here = shown();
    if (!here || !(error instanceof RpcFailure) || error.code !== "offline") throw error;
    throw redirect({
      to: here.pathname,
      search: here.search,
      hash: here.hash,
      replace: true,
      resetScroll: false,
      state: { unreached: publicHref },
    });
  }
}
