import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import { Inbox } from "lucide-react";
import type { ReactNode } from "react";
import type { Found, FoundQuery, Resource } from "#admin-app/kit/resource.ts";
import { requireId, signedInRoute } from "#admin-app/parent-routes.ts";
import { queries } from "#admin-app/rpc.ts";
import { parseContactRequestFilter, useUnreadRequests } from "./contact-request-list.ts";
import { headlineOf, nameOf } from "./contact-request-words.ts";

async function search(query: FoundQuery): Promise<Found[]> {
  const { data } = await queries.contactRequests.list.fetch(query);
  return data.map((request) => ({
    id: request.id,
    label: nameOf(request),
    description: headlineOf(request),
  }));
}

function Unread({ children }: { children: (count: number) => ReactNode }) {
  return children(useUnreadRequests().data?.count ?? 0);
}

/** Requests come from visitors: there is no new one to write here. */
export const contactRequestResource: Resource = {
  name: "contact-request",
  router: "contactRequests",
  one: "Demande",
  isFeminine: true,
  label: "Demandes",
  words: "contact messages devis démo support",
  icon: Inbox,
  section: "relations",
  list: "/admin/dashboard/requests",
  isRecorded: true,
  labels: async () => ({ status: "État", owner: "Responsable", due_at: "À traiter avant le", notes: "Notes", answered_at: "Réponse" }),
  item: { to: "/admin/dashboard/requests/$id" },
  Waiting: Unread,
  found: { group: "Demandes", search },
};

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/requests",
  validateSearch: parseContactRequestFilter,
  component: lazyScreen(() => import("./contact-requests-screen.tsx"), "ContactRequestsScreen"),
});

const itemRoute = createRoute({
  getParentRoute: () => listRoute,
  path: "$id",
  beforeLoad: requireId,
  component: lazyScreen(() => import("./contact-request-screen.tsx"), "ContactRequestScreen"),
});

export const contactRequestRoutes = listRoute.addChildren([itemRoute]);
