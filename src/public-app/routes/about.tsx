import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

export const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/a-propos",
  component: lazyRouteComponent(() => import("#public-app/about/about-page.tsx"), "AboutPage"),
  staticData: { opensOnDark: true },
});
