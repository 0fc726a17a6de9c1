import type { AnyRouter } from "@tanstack/react-router";
import { VISITS_PATH } from "#contracts/statistics/visits-path.ts";

declare global {
  interface Navigator {
    /** Global Privacy Control, where the browser knows it. */
    globalPrivacyControl?: boolean;
  }
}

/** Tells the server which page has opened without a document, once it is shown: documents it counts itself. Nothing is told of a visitor whose browser
 *  asks for that. */
export function tellVisits(router: AnyRouter): void {
  if (navigator.globalPrivacyControl || navigator.doNotTrack === "1") return;
  router.subscribe("onResolved", ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) navigator.sendBeacon(VISITS_PATH, location.pathname + location.search);
  });
}
