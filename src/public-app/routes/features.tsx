import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

export const featuresRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fonctionnalites",
  component: lazyRouteComponent(() => import("#public-app/feature/features-page.tsx"), "FeaturesPage"),
  staticData: { opensOnDark: true },
});
