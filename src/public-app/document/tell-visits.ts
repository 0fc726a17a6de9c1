import type { AnyRouter } from "@tanstack/react-router";
import { VISITS_PATH } from "#contracts/page/public-pages.ts";

declare global {
  interface Navigator {
    /** Global Privacy Control, where the browser knows it. */
    globalPrivacyControl?: boolean;
  }
}

/** Whether a path is that of the catalogue, where searches lead. */
const isCatalogue = (path: string) => path.endsWith("/produits");

/** Tells the server which page has opened without a document, once it is shown, and which search was submitted: documents it counts itself. Nothing is
 *  told of a visitor whose browser asks for that. */
export function tellVisits(router: AnyRouter): void {
  if (navigator.globalPrivacyControl || navigator.doNotTrack === "1") return;
  router.subscribe("onResolved", ({ fromLocation, pathChanged }) => {
    const { pathname, search } = location;
    if (fromLocation && pathChanged) navigator.sendBeacon(VISITS_PATH, isCatalogue(pathname) ? pathname : pathname + search); // back at results is no search
  });
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    const { pathname } = new URL(target.action);
    const words = new FormData(target).get("q");
    if (!isCatalogue(pathname) || typeof words !== "string" || words === "") return;
    navigator.sendBeacon(VISITS_PATH, `${pathname}?${new URLSearchParams({ q: words })}`);
  });
}
