import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import { MailCheck } from "lucide-react";
import { SUBSCRIBER_STATUS_LABELS } from "#contracts/subscriber/subscriber.ts";
import type { Found, FoundQuery, Resource } from "#admin-app/kit/resource.ts";
import { signedInRoute } from "#admin-app/parent-routes.ts";
import { queries } from "#admin-app/rpc.ts";
import { parseSubscriberFilter } from "./subscriber-filter.ts";

async function search(query: FoundQuery): Promise<Found[]> {
  const { data } = await queries.subscribers.list.fetch(query);
  return data.map(({ id, email, status }) => ({
    id,
    label: email,
    description: SUBSCRIBER_STATUS_LABELS[status],
    to: { to: "/admin/dashboard/subscribers", search: { q: email } },
  }));
}

export const subscriberResource: Resource = {
  name: "subscriber",
  router: "subscribers",
  one: "Abonné",
  label: "Abonnés",
  words: "newsletter lettre d’information",
  icon: MailCheck,
  section: "relations",
  list: "/admin/dashboard/subscribers",
  isRecorded: true,
  labels: async () => ({ status: "État", confirmed_at: "Confirmation" }),
  found: { group: "Abonnés", search },
};

export const subscriberRoutes = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/subscribers",
  validateSearch: parseSubscriberFilter,
  component: lazyScreen(() => import("./subscribers-screen.tsx"), "SubscribersScreen"),
});
