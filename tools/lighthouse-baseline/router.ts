import { createRootRoute, createRoute, createRouter, type RouterHistory } from "@tanstack/react-router";
import { createElement } from "react";

/** Creates the router of a site with one page of one word. */
export function createBaselineRouter(history?: RouterHistory) {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "/", component: () => createElement("h1", null, "Baseline") });
  return createRouter({ routeTree: root.addChildren([page]), ...(history && { history }) });
}
