import { RouterProvider } from "@tanstack/react-router";
import { createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBaselineRouter } from "./router.ts";

const router = createBaselineRouter();
await router.load();
const app = document.getElementById("app");
if (app) startTransition(() => void hydrateRoot(app, createElement(RouterProvider, { router })));
