import { createRoute, redirect } from "@tanstack/react-router";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import { Sparkles } from "lucide-react";
import { parseTextFilter } from "#admin-app/kit/collection/filter/list-filter.ts";
import type { Resource } from "#admin-app/kit/resource.ts";
import { itemOf, rootRoute, signedInRoute } from "#admin-app/parent-routes.ts";

export const featureResource: Resource = {
  name: "feature",
  router: "features",
  one: "Fonctionnalité",
  isFeminine: true,
  label: "Fonctionnalités",
  words: "",
  icon: Sparkles,
  section: "content",
  list: "/admin/dashboard/features",
  isRecorded: true,
  canWait: true,
  translated: { many: "Fonctionnalités" },
  labels: async () => (await import("./feature-editing.ts")).FEATURE.labels,
  form: async () => (await import("./feature-editing.ts")).FEATURE.form,
  item: {
    to: "/admin/dashboard/features/$id",
    creation: { label: "Nouvelle fonctionnalité" },
    files: { name: "Fonctionnalité", fields: { icon_url: "icône" } },
  },
  dashboard: { label: "Fonctionnalités", count: "features" },
};

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/features",
  validateSearch: parseTextFilter,
  component: lazyScreen(() => import("./features-screen.tsx"), "FeaturesScreen"),
});

const itemRoute = createRoute({
  ...itemOf(listRoute),
  component: lazyScreen(() => import("./feature-screen.tsx"), "FeatureScreen"),
});

export const featureRoutes = listRoute.addChildren([itemRoute]);

const otherListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/features",
  beforeLoad: () => {
    throw redirect({ to: "/admin/dashboard/features", replace: true });
  },
});

const otherNewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/features/new",
  beforeLoad: () => {
    throw redirect({ to: "/admin/dashboard/features/$id", params: { id: "new" }, replace: true });
  },
});

const otherItemRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/features/$id/edit",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/admin/dashboard/features/$id", params, replace: true });
  },
});

/** The features' other URLs, as links and bookmarks may have them. Source: ADM-2. */
export const otherFeatureRoutes = [otherListRoute, otherNewRoute, otherItemRoute] as const;
