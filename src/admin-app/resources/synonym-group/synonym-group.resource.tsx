import { createRoute } from "@tanstack/react-router";
import { BookA } from "lucide-react";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import type { Resource } from "#admin-app/kit/resource.ts";
import { itemOf, signedInRoute } from "#admin-app/parent-routes.ts";
import { parseSynonymFilter } from "./synonym-filter.ts";

export const synonymGroupResource: Resource = {
  name: "synonym-group",
  router: "synonymGroups",
  one: "Groupe de synonymes",
  label: "Synonymes",
  words: "recherche mots vocabulaire groupes",
  icon: BookA,
  section: "catalogue",
  list: "/admin/dashboard/synonyms",
  isRecorded: true,
  labels: async () => (await import("./synonym-group-editing.ts")).SYNONYM_GROUP.labels,
  item: { to: "/admin/dashboard/synonyms/$id", creation: { label: "Nouveau groupe de synonymes" } },
};

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/synonyms",
  validateSearch: parseSynonymFilter,
  component: lazyScreen(() => import("./synonym-groups-screen.tsx"), "SynonymGroupsScreen"),
});

const itemRoute = createRoute({
  ...itemOf(listRoute),
  component: lazyScreen(() => import("./synonym-group-screen.tsx"), "SynonymGroupScreen"),
});

export const synonymGroupRoutes = listRoute.addChildren([itemRoute]);
