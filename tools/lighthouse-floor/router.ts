import { createRootRoute, createRoute, createRouter, type RouterHistory } from "@tanstack/react-router";
import { createElement } from "react";

/** A site of one page that says one thing. */
export function createFloorRouter(history?: RouterHistory) {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "/", component: () => createElement("h1", null, "Floor") });
  return createRouter({ routeTree: root.addChildren([page]), ...(history && { history }) });
}
