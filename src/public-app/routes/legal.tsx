import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

const component = lazyRouteComponent(() => import("#public-app/legal/legal-page.tsx"), "LegalPage");

function legalRoute<const Path extends string>(path: Path) {
  return createRoute({ getParentRoute: () => rootRoute, path, component });
}

/** Four addresses, one page: the text is found by the address. */
export const legalRoutes = [
  legalRoute("/conditions"),
  legalRoute("/confidentialite"),
  legalRoute("/mentions-legales"),
  legalRoute("/cookies"),
] as const;
