import { RouterProvider } from "@tanstack/react-router";
import { createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createFloorRouter } from "./router.ts";

const router = createFloorRouter();
await router.load();
const app = document.getElementById("app");
if (app) startTransition(() => void hydrateRoot(app, createElement(RouterProvider, { router })));
