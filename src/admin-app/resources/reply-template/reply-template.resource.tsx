import { createRoute } from "@tanstack/react-router";
import { MessageSquareReply } from "lucide-react";
import { parseTextFilter } from "#admin-app/kit/collection/filter/list-filter.ts";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import type { Resource } from "#admin-app/kit/resource.ts";
import { itemOf, signedInRoute } from "#admin-app/parent-routes.ts";

export const replyTemplateResource: Resource = {
  name: "reply-template",
  router: "replyTemplates",
  one: "Modèle de réponse",
  label: "Modèles de réponse",
  words: "demandes répondre réponses type e-mail",
  icon: MessageSquareReply,
  section: "relations",
  list: "/admin/dashboard/reply-templates",
  isRecorded: true,
  labels: async () => (await import("./reply-template-editing.ts")).REPLY_TEMPLATE.labels,
  item: { to: "/admin/dashboard/reply-templates/$id", creation: { label: "Nouveau modèle de réponse" } },
};

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/reply-templates",
  validateSearch: parseTextFilter,
  component: lazyScreen(() => import("./reply-templates-screen.tsx"), "ReplyTemplatesScreen"),
});

const itemRoute = createRoute({
  ...itemOf(listRoute),
  component: lazyScreen(() => import("./reply-template-screen.tsx"), "ReplyTemplateScreen"),
});

export const replyTemplateRoutes = listRoute.addChildren([itemRoute]);
