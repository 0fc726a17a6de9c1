import { createRoute } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";
import { lazyRouteComponent } from "./lazy-route-component.ts";

export const featuresRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fonctionnalites",
  component: lazyRouteComponent(() => import("#public-app/feature/features-page.tsx"), "FeaturesPage"),
  staticData: { opensOnDark: true },
});
