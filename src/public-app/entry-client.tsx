import "#public-app/styles/tokens.css";
import "#public-app/styles/base.css";
import "#public-app/styles/print.css";
import { RouterProvider, type AnyRouter } from "@tanstack/react-router";
import { hydrate } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PublicSettings } from "#contracts/settings/public-settings.ts";
import type { Rpc } from "#public-app/rpc/rpc.ts";
import { createAppRouter, STALE_TIME_MS } from "./router.tsx";
import { ownPath } from "#public-app/routes/page-url.ts";
import { stayOnPageWhenOffline } from "#public-app/routes/unreached.ts";
import { keptPresses } from "#public-app/selection/kept-presses.ts";
import { loadScript } from "#public-app/ui/load-script.ts";
import { VISITS_PATH } from "#contracts/page/public-pages.ts";

const { publicUrl = "", settings: written = "{}", sendsMail } = document.body.dataset;
let rpc: Rpc | undefined;
// Asked for again after it has come, a module takes turns of the event loop.
const loadRpc = async () => {
  return (rpc ??= (await loadScript(() => import("#public-app/rpc/rpc.ts"))).browserRpc);
};
const settings: PublicSettings = JSON.parse(written); // as the server has written it
const router = createAppRouter({ context: { loadRpc, publicUrl, settings, sendsMail: sendsMail === "true" } });
const app = document.getElementById("app");

// A page whose files have not all come stays as the server has made it: what is hydrated in part would be replaced by a
// failure.
await window.pageFiles;
// The server's data first, then the page over its own markup: nothing is asked or drawn twice.
await hydrate(router);
// The document has restored the scroll position; a visitor who has scrolled since then stays there.
router.options.scrollRestoration = () => false;
const unsubscribe = router.subscribe("onRendered", () => {
  router.options.scrollRestoration = true;
  unsubscribe();
});
window.$_TSR?.h();
if (!asksForPrivacy()) {
  reportVisits(router);
  (window.requestIdleCallback ?? setTimeout)(reportSpeed); // Safari has no idle callbacks
}
loadPicturesAgain();
stayOnPageWhenOffline(router, STALE_TIME_MS);
const earlyPresses = window.earlyPresses ?? [];
delete window.earlyPresses;
// In a transition React works in slices, between which the page scrolls and paints; a press makes it finish at once.
if (app) startTransition(() => void hydrateRoot(app, <RouterProvider router={router} />));
await answerEarlyPresses(earlyPresses).catch(() => {}); // the next page answers them

/** Loads the pictures again that failed while the line was cut, also where no script follows them. */
function loadPicturesAgain(): void {
  window.addEventListener("online", () => {
    for (const picture of document.images) {
      // oxlint-disable-next-line no-self-assign -- it loads the picture
      if (picture.complete && picture.naturalWidth === 0) picture.src = picture.src;
    }
  });
}

declare global {
  interface Navigator {
    /** Global Privacy Control, where the browser knows it. */
    globalPrivacyControl?: boolean;
  }
}

/** Checks that a path is that of the catalogue, where searches lead. */
function isCatalogue(path: string): boolean {
  return path === ownPath("/produits");
}

/** Whether the visitor's browser asks that nothing is counted. */
function asksForPrivacy(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === "1";
}

/** Measures how fast this visit is, without which the page is whole. */
function reportSpeed(): void {
  import("#public-app/document/report-speed.ts").catch(() => {});
}

/** Tells the server which page was opened by client-side navigation, and which search was submitted. The server counts
 *  documents itself. */
function reportVisits(router: AnyRouter): void {
  router.subscribe("onResolved", ({ fromLocation, pathChanged }) => {
    const { pathname, search } = location;
    // back at results is no search
    if (fromLocation && pathChanged) navigator.sendBeacon(VISITS_PATH, isCatalogue(pathname) ? pathname : pathname + search);
  });
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    const { pathname } = new URL(target.action);
    const words = new FormData(target).get("q");
    if (!isCatalogue(pathname) || typeof words !== "string" || words === "") return;
    navigator.sendBeacon(VISITS_PATH, `${pathname}?${new URLSearchParams({ q: words })}`);
  });
}

/** Replays early presses in their order, so that each one sees the changes of the one before. Those that are kept, of
 *  this page's busy buttons or of one that was left, are answered together. */
async function answerEarlyPresses(buttons: HTMLButtonElement[]): Promise<void> {
  for (const button of buttons) {
    if (button.ariaBusy) button.ariaBusy = null;
    else button.click();
    await Promise.resolve();
  }
  if (keptPresses.read()) (await loadScript(() => import("#public-app/selection/own-selection.ts"))).answerKeptPresses();
}
