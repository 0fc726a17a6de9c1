import { createRoute } from "@tanstack/react-router";
import { PanelsTopLeft } from "lucide-react";
import { toPagePath } from "#contracts/page/fixed-pages.ts";
import { parseCopied } from "#admin-app/kit/collection/filter/list-filter.ts";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import type { Found, FoundQuery, Resource } from "#admin-app/kit/resource.ts";
import { itemOf, signedInRoute } from "#admin-app/parent-routes.ts";
import { queries } from "#admin-app/rpc.ts";
import { parsePageFilter } from "./page-filter.ts";

async function search(query: FoundQuery): Promise<Found[]> {
  const { data } = await queries.pages.list.fetch(query);
  return data.map(({ id, title, slug, is_active }) => ({
    id,
    label: title,
    description: is_active ? toPagePath(slug) : `${toPagePath(slug)}, brouillon`,
  }));
}

export const pageResource: Resource = {
  name: "page",
  router: "pages",
  one: "Page",
  isFeminine: true,
  label: "Pages",
  words: "campagne landing sections site",
  icon: PanelsTopLeft,
  section: "content",
  list: "/admin/dashboard/pages",
  isRecorded: true,
  canWait: true,
  translated: { many: "Pages" },
  labels: async () => (await import("./page-editing.ts")).PAGE.labels,
  form: async () => (await import("./page-editing.ts")).PAGE.form,
  item: {
    to: "/admin/dashboard/pages/$id",
    creation: { label: "Nouvelle page", words: "campagne landing" },
    files: { name: "Page", fields: { sections: "sections" } },
  },
  found: { group: "Pages", search },
};

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/pages",
  validateSearch: parsePageFilter,
  component: lazyScreen(() => import("./pages-screen.tsx"), "PagesScreen"),
});

const itemRoute = createRoute({
  ...itemOf(listRoute),
  validateSearch: parseCopied,
  component: lazyScreen(() => import("./page-screen.tsx"), "PageScreen"),
});

export const pageRoutes = listRoute.addChildren([itemRoute]);
