import { createRoute } from "@tanstack/react-router";
import { Rocket } from "lucide-react";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import type { Resource } from "#admin-app/kit/resource.ts";
import { itemOf, signedInRoute } from "#admin-app/parent-routes.ts";

export const launchResource: Resource = {
  name: "launch",
  router: "launches",
  one: "Lancement",
  label: "Lancements",
  words: "campagne publication programmée planifier date ensemble",
  icon: Rocket,
  section: "content",
  list: "/admin/dashboard/launches",
  isRecorded: true,
  labels: async () => (await import("./launch-editing.ts")).LAUNCH_LABELS,
  item: {
    to: "/admin/dashboard/launches/$id",
    creation: { label: "Nouveau lancement" },
    files: { name: "Lancement", fields: { changes: "modification en attente" } },
  },
};

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/launches",
  component: lazyScreen(() => import("./launches-screen.tsx"), "LaunchesScreen"),
});

const itemRoute = createRoute({
  ...itemOf(listRoute),
  component: lazyScreen(() => import("./launch-screen.tsx"), "LaunchScreen"),
});

export const launchRoutes = listRoute.addChildren([itemRoute]);
