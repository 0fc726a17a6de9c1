import { createRoute } from "@tanstack/react-router";
import { Signpost } from "lucide-react";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import type { Resource } from "#admin-app/kit/resource.ts";
import { itemOf, signedInRoute } from "#admin-app/parent-routes.ts";
import { parseRedirectionFilter } from "./redirection-filter.ts";

export const redirectionResource: Resource = {
  name: "redirection",
  router: "redirections",
  one: "Redirection",
  isFeminine: true,
  label: "Redirections",
  words: "adresses url liens anciennes pages 301 404",
  icon: Signpost,
  section: "content",
  list: "/admin/dashboard/redirections",
  isRecorded: true,
  canWait: true,
  labels: async () => (await import("./redirection-editing.ts")).REDIRECTION.labels,
  form: async () => (await import("./redirection-editing.ts")).REDIRECTION.form,
  item: { to: "/admin/dashboard/redirections/$id", creation: { label: "Nouvelle redirection" } },
};

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/redirections",
  validateSearch: parseRedirectionFilter,
  component: lazyScreen(() => import("./redirections-screen.tsx"), "RedirectionsScreen"),
});

const itemRoute = createRoute({
  ...itemOf(listRoute),
  component: lazyScreen(() => import("./redirection-screen.tsx"), "RedirectionScreen"),
});

/** The screen of the import, in place of the list. */
export const redirectionImportRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/redirections/import",
  component: lazyScreen(() => import("./redirection-import-screen.tsx"), "RedirectionImportScreen"),
});

export const redirectionRoutes = listRoute.addChildren([itemRoute]);
