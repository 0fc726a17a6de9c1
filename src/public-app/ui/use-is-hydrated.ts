import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the browser's own memory can be read: not on the server, nor while its page is hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
