import { createRoute, redirect } from "@tanstack/react-router";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import { Settings2 } from "lucide-react";
import type { Resource } from "#admin-app/kit/resource.ts";
import { signedInRoute } from "#admin-app/parent-routes.ts";

export const settingsResource: Resource = {
  name: "settings",
  router: "settings",
  one: "Réglages",
  label: "Réglages",
  words: "société coordonnées horaires téléphone annonce questions faq mentions paramètres",
  icon: Settings2,
  section: "administration",
  list: "/admin/dashboard/settings",
  isRecorded: true,
  labels: async () => (await import("./settings-fields.ts")).FIELD_LABELS,
  item: {
    to: "/admin/dashboard/settings/$id",
    files: { name: "Réglages", fields: { image_url: "image de partage" } },
  },
};

const screenRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/settings",
  component: lazyScreen(() => import("./settings-screen.tsx"), "SettingsScreen"),
});

/** There is one row, and its form is the screen. */
const itemRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: "$id",
  beforeLoad: () => {
    throw redirect({ to: "/admin/dashboard/settings", replace: true });
  },
});

export const settingsRoutes = screenRoute.addChildren([itemRoute]);
