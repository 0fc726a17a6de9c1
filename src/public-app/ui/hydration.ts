import { type ComponentType, lazy, useSyncExternalStore } from "react";

/** A part that its page is complete without: where its script does not come, nothing stands in its place. Without a
 *  connection it waits for one: browsers never ask again for a script that failed. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;
  return lazy(async () => {
    if (!import.meta.env.SSR && !navigator.onLine) await new Promise((resolve) => window.addEventListener("online", resolve));
    return { default: await load().catch(() => nothing) };
  });
}

const never = () => () => {};

/** Reads what the browser alone knows and does not change; `before` on the server and during hydration. */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(never, read, () => before);
}

/** Tells that browser storage can be read: not on the server, nor during hydration. */
export function useIsHydrated(): boolean {
  return useInBrowser(() => true, false);
}
