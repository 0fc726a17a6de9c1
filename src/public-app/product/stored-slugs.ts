import { useSyncExternalStore } from "react";
import { readSlugs } from "#contracts/product/chosen-products.ts";

/** A list of products in the visitor's browser; it is never sent anywhere but to ask for the cards of these products.
 *  Where the browser stores nothing, it lasts as long as the page. */
export function storedSlugs(key: string, max: number) {
  const listeners = new Set<() => void>();
  let unstored = "";

  function written(): string {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return unstored;
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
    read: () => readSlugs(written(), max),
    /** Known in the browser only: empty before hydration. */
    useSlugs: () =>
      readSlugs(
        useSyncExternalStore(subscribe, written, () => ""),
        max,
      ),
    store(slugs: string[]) {
      unstored = slugs.join();
      try {
        localStorage.setItem(key, unstored);
      } catch {
        // `unstored` holds them for as long as the page lasts.
      }
      for (const listener of listeners) listener();
    },
  };
}
