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
import { stayWhereNothingComes } from "#public-app/routes/unreached.ts";
import { VISITS_PATH } from "#contracts/page/public-pages.ts";

const { publicUrl = "", settings: written = "{}", sendsMail } = document.body.dataset;
let rpc: Rpc | undefined;
// Asked for again after it has come, a module takes turns of the event loop.
const loadRpc = async () => (rpc ??= (await import("#public-app/rpc/rpc.ts")).browserRpc);
const settings: PublicSettings = JSON.parse(written); // as the server has written it
const router = createAppRouter({ context: { loadRpc, publicUrl, settings, sendsMail: sendsMail === "true" } });
const app = document.getElementById("app");

// A page whose files have not all come stays as the server has made it: what is hydrated in part would be replaced by a
// failure.
await window.pageFiles;
// The server's data first, then the page over its own markup: nothing is asked or drawn twice.
await hydrate(router);
// The document has put the page where it was; whoever has scrolled since then stays there.
router.options.scrollRestoration = () => false;
const unsubscribe = router.subscribe("onRendered", () => {
  router.options.scrollRestoration = true;
  unsubscribe();
});
window.$_TSR?.h();
reportVisits(router);
loadPicturesAgain();
stayWhereNothingComes(router, STALE_TIME_MS);
const earlyPresses = window.earlyPresses ?? [];
delete window.earlyPresses;
// In a transition React works in slices, between which the page scrolls and paints; a press makes it finish at once.
if (app) startTransition(() => void hydrateRoot(app, <RouterProvider router={router} />));
await answerEarlyPresses(earlyPresses);

/** Loads the pictures again that failed while the line was cut, also where no script follows them. */
function loadPicturesAgain(): void {
  window.addEventListener("online", () => {
    for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) picture.src = picture.src; // oxlint-disable-line no-self-assign -- which loads it
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
  return path.endsWith("/produits");
}

/** Tells the server which page has opened without a document, once it is shown, and which search was submitted:
 *  documents it counts itself. Nothing is told of a visitor whose browser asks for that. */
function reportVisits(router: AnyRouter): void {
  if (navigator.globalPrivacyControl || navigator.doNotTrack === "1") return;
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

/** Slugs of the products whose way into the selection was pressed before there was an answer, on this page or on one
 *  that was left too soon; undefined where the browser stores nothing. */
function takeStoredPresses(): string[] | undefined {
  try {
    const heard = localStorage.getItem("ajouts") ?? "";
    localStorage.removeItem("ajouts");
    return heard.split(",").filter(Boolean);
  } catch {
    return undefined;
  }
}

/** Answers what was pressed before there was an answer, one after the other: each finds what the one before has
 *  changed. */
async function answerEarlyPresses(buttons: HTMLButtonElement[]): Promise<void> {
  const heard = takeStoredPresses();
  for (const button of buttons) {
    button.ariaBusy = null;
    const place = button.name === "selection" && heard ? heard.indexOf(button.value) : undefined;
    if (place === -1) continue; // another page has answered it, and the visitor has come back
    if (place !== undefined) heard?.splice(place, 1);
    button.click();
    await Promise.resolve();
  }
  if (!heard?.length) return;
  const { ownSelection } = await import("#public-app/selection/own-selection.ts");
  ownSelection.add(heard.map((slug) => ({ slug, title: slug, quantity: 1, note: "" })));
}
