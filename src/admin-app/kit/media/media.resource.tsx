import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import { Images } from "lucide-react";
import type { Found, FoundQuery, Resource } from "#admin-app/kit/resource.ts";
import { requireId, signedInRoute } from "#admin-app/parent-routes.ts";
import { queries } from "#admin-app/rpc.ts";
import { parseMediaFilter } from "./media-filter.ts";
import { factsOf } from "./media-words.ts";

async function search(query: FoundQuery): Promise<Found[]> {
  const { data } = await queries.media.list.fetch(query);
  return data.map(({ id, original_name, ...file }) => ({
    id,
    label: original_name,
    description: factsOf(file),
  }));
}

/** Files are made by uploading them: there is no empty form. */
export const mediaResource: Resource = {
  name: "media",
  router: "media",
  one: "Fichier",
  label: "Médiathèque",
  words: "images photos pdf fichiers",
  icon: Images,
  section: "content",
  list: "/admin/dashboard/media",
  item: { to: "/admin/dashboard/media/$id" },
  found: { group: "Fichiers", search },
};

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/media",
  validateSearch: parseMediaFilter,
  component: lazyScreen(() => import("./media-screen.tsx"), "MediaScreen"),
});

const itemRoute = createRoute({
  getParentRoute: () => listRoute,
  path: "$id",
  beforeLoad: requireId,
  component: lazyScreen(() => import("./media-file-screen.tsx"), "MediaFileScreen"),
});

export const mediaRoutes = listRoute.addChildren([itemRoute]);
