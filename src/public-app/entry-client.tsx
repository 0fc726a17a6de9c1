import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/print.css";
import { RouterProvider } from "@tanstack/react-router";
import { hydrate } from "@tanstack/react-router/ssr/client";
import { hydrateRoot } from "react-dom/client";
import { createAppRouter } from "./router.tsx";

const { publicUrl = "", cloudLogin = "" } = document.documentElement.dataset;
const loadRpc = async () => (await import("./rpc.ts")).browserRpc;
const router = createAppRouter({ context: { loadRpc, publicUrl, cloudLogin } });
const app = document.getElementById("app");

// The server's data first, then the page over its own markup: nothing is asked or drawn twice.
await hydrate(router);
window.$_TSR?.h();
if (app) hydrateRoot(app, <RouterProvider router={router} />);
