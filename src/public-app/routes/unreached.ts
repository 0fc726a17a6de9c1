import { type AnyRouter, redirect } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { RpcFailure } from "#public-app/rpc/rpc-failure.ts";

/** A page that did not come because the line failed, and the one where the visitor stayed. */
type Unreached = { wanted: string; from: string };

let unreached: Unreached | undefined;
const listeners = new Set<() => void>();

function setUnreached(value: Unreached | undefined): void {
  unreached = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page that did not come, if any. It lives as long as the document: another load of it may succeed. */
export const useUnreached = () =>
  useSyncExternalStore(
    subscribe,
    () => unreached,
    () => undefined,
  );

/** Leads to a URL as soon as the server can be reached; until then the page stays. */
export async function reach(wanted: string): Promise<void> {
  try {
    await fetch(wanted, { method: "HEAD" });
  } catch {
    const { pathname, search, hash } = window.location;
    return setUnreached({ wanted, from: pathname + search + hash });
  }
  window.location.assign(wanted);
}

/** Keeps the visitor on the page that is shown, where neither the next page's data nor its script comes. That page says
 *  so and leads on later: what is loaded must not go with the connection. Only the catalogue says by itself, above its
 *  results, that others did not come. */
export function stayOnPageWhenOffline(router: AnyRouter, staleTime: number): void {
  const { options } = router;
  // What is there must not be asked for again, as on every step back.
  const keepLoaded = () => (options.defaultStaleTime = Infinity);
  const onError = (error: unknown) => {
    const here = router.state.resolvedLocation;
    const { publicHref, href, pathname } = router.latestLocation;
    const isOnItsWay = here && here.href !== href; // else it was loaded ahead, or again
    if (!isOnItsWay || !(error instanceof RpcFailure) || error.code !== "offline") return;
    if (pathname === "/produits" && here.pathname === pathname) return;
    keepLoaded();
    setUnreached({ wanted: publicHref, from: here.publicHref });
    throw redirect({ to: here.pathname, search: here.search, hash: here.hash, state: here.state, replace: true, resetScroll: false });
  };
  for (const route of Object.values(router.routesById)) route.options.onError = onError;
  router.subscribe("onResolved", ({ toLocation }) => {
    if (!unreached || unreached.from === toLocation.publicHref) return;
    setUnreached(undefined);
    options.defaultStaleTime = staleTime;
  });
  window.addEventListener("offline", keepLoaded);
  window.addEventListener("online", () => (options.defaultStaleTime = staleTime));
}
