import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import { GalleryHorizontal } from "lucide-react";
import { parseTextFilter, parseCopied } from "#admin-app/kit/collection/filter/list-filter.ts";
import type { Resource } from "#admin-app/kit/resource.ts";
import { itemOf, signedInRoute } from "#admin-app/parent-routes.ts";

export const slideResource: Resource = {
  name: "slide",
  router: "slides",
  one: "Slide",
  label: "Slides",
  words: "carrousel",
  icon: GalleryHorizontal,
  section: "content",
  list: "/admin/dashboard/slides",
  isRecorded: true,
  canWait: true,
  translated: { many: "Slides" },
  labels: async () => (await import("./slide-editing.ts")).SLIDE.labels,
  form: async () => (await import("./slide-editing.ts")).SLIDE.form,
  item: {
    to: "/admin/dashboard/slides/$id",
    creation: { label: "Nouveau slide" },
    files: { name: "Slide", fields: { image_url: "image" } },
  },
  dashboard: { label: "Slides", count: "slides" },
};

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/slides",
  validateSearch: parseTextFilter,
  component: lazyScreen(() => import("./slides-screen.tsx"), "SlidesScreen"),
});

const itemRoute = createRoute({
  ...itemOf(listRoute),
  validateSearch: parseCopied,
  component: lazyScreen(() => import("./slide-screen.tsx"), "SlideScreen"),
});

export const slideRoutes = listRoute.addChildren([itemRoute]);
