import { useSyncExternalStore } from "react";
import { readSlugs } from "#contracts/product/chosen-products.ts";

/** A list of products in the visitor's browser; it is never sent anywhere but to ask for the cards of these products.
 *  Where the browser keeps nothing, it lasts as long as the page. */
export function keptSlugs(key: string, max: number) {
  const listeners = new Set<() => void>();
  let unkept = "";

  function written(): string {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return unkept;
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
    /** Known in the browser only: empty until the page is taken over. */
    useSlugs: () =>
      readSlugs(
        useSyncExternalStore(subscribe, written, () => ""),
        max,
      ),
    keep(slugs: string[]) {
      unkept = slugs.join();
      try {
        localStorage.setItem(key, unkept);
      } catch {
        // Kept above, for as long as the page lasts.
      }
      for (const listener of listeners) listener();
    },
  };
}
