import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/print.css";
import { RouterProvider } from "@tanstack/react-router";
import { hydrate } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PublicSettings } from "#contracts/settings/public-settings.ts";
import { answerEarlyPresses } from "./document/answer-early-presses.ts";
import { loadPicturesAgain } from "./document/load-pictures-again.ts";
import { tellVisits } from "./document/tell-visits.ts";
import type { Rpc } from "./rpc/rpc.ts";
import { createAppRouter, STALE_TIME_MS } from "./router.tsx";
import { stayWhereNothingComes } from "./routes/unreached.ts";

const { publicUrl = "", settings: written = "{}", sendsMail } = document.body.dataset;
let rpc: Rpc | undefined;
// Asked for again after it has come, a module takes turns of the event loop.
const loadRpc = async () => (rpc ??= (await import("#public-app/rpc/rpc.ts")).browserRpc);
const settings: PublicSettings = JSON.parse(written); // as the server has written it
const router = createAppRouter({ context: { loadRpc, publicUrl, settings, sendsMail: sendsMail === "true" } });
const app = document.getElementById("app");

// A page whose files have not all come stays as the server has made it: what is hydrated in part would be replaced by a failure.
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
tellVisits(router);
loadPicturesAgain();
stayWhereNothingComes(router, STALE_TIME_MS);
const earlyPresses = window.earlyPresses ?? [];
delete window.earlyPresses;
// In a transition React works in slices, between which the page scrolls and paints; a press makes it finish at once.
if (app) startTransition(() => void hydrateRoot(app, <RouterProvider router={router} />));
await answerEarlyPresses(earlyPresses);
