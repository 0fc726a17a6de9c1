import { createRoute } from "@tanstack/react-router";
import type * as pages from "#public-app/subscriber/newsletter-pages.tsx";
import { rootRoute } from "./root.tsx";
import { lazyRouteComponent } from "./lazy-route-component.ts";

function newsletterRoute<const Path extends string>(path: Path, page: keyof typeof pages) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: ({ jeton }: Record<string, unknown>): { jeton?: string } => ({
      jeton: typeof jeton === "string" && jeton ? jeton : undefined,
    }),
    component: lazyRouteComponent(() => import("#public-app/subscriber/newsletter-pages.tsx"), page),
  });
}

/** Routes that the newsletter's forms and mails lead to. */
export const newsletterRoutes = [
  newsletterRoute("/newsletter/merci", "RequestedPage"),
  newsletterRoute("/newsletter/en-attente", "HeldPage"),
  newsletterRoute("/newsletter/confirmer", "ConfirmPage"),
  newsletterRoute("/newsletter/bienvenue", "ConfirmedPage"),
  newsletterRoute("/newsletter/desabonnement", "UnsubscribePage"),
  newsletterRoute("/newsletter/au-revoir", "UnsubscribedPage"),
] as const;
