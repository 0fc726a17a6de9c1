import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import { Tags } from "lucide-react";
import { parseTextFilter } from "#admin-app/kit/collection/filter/list-filter.ts";
import type { Resource } from "#admin-app/kit/resource.ts";
import { itemOf, signedInRoute } from "#admin-app/parent-routes.ts";

export const categoryResource: Resource = {
  name: "category",
  router: "categories",
  one: "Catégorie",
  isFeminine: true,
  label: "Catégories",
  words: "",
  icon: Tags,
  section: "catalogue",
  list: "/admin/dashboard/categories",
  isRecorded: true,
  canWait: true,
  translated: { many: "Catégories" },
  labels: async () => (await import("./category-editing.ts")).CATEGORY.labels,
  form: async () => (await import("./category-editing.ts")).CATEGORY.form,
  item: { to: "/admin/dashboard/categories/$id", creation: { label: "Nouvelle catégorie" } },
};

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/categories",
  validateSearch: parseTextFilter,
  component: lazyScreen(() => import("./categories-screen.tsx"), "CategoriesScreen"),
});

const itemRoute = createRoute({
  ...itemOf(listRoute),
  component: lazyScreen(() => import("./category-screen.tsx"), "CategoryScreen"),
});

export const categoryRoutes = listRoute.addChildren([itemRoute]);
