import { useSyncExternalStore } from "react";

/** A text in the visitor's browser, the same in all its tabs; it is sent nowhere. Where the browser stores nothing, or
 *  no more, it lasts as long as the page. */
export function storedText(key: string) {
  const listeners = new Set<() => void>();
  let unstored: string | undefined;

  function read(): string {
    try {
      return unstored ?? localStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  }

  return {
    read,
    /** Known in the browser only: empty before hydration. */
    useText: () => useSyncExternalStore(subscribe, read, () => ""),
    /** Whether what was stored last lasts longer than the page. */
    isLasting: () => unstored === undefined,
    store(text: string) {
      try {
        localStorage.setItem(key, text);
        unstored = undefined;
      } catch {
        unstored = text;
      }
      for (const listener of listeners) listener();
    },
  };
}
