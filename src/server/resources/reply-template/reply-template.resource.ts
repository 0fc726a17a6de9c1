import { replyTemplateSchema } from "#contracts/reply-template/reply-template.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { crudRoutes } from "#server/platform/declaration/rest-route.ts";
import { ReplyTemplate } from "./reply-template.entity.ts";

/** The declaration of templates of answers. */
export const replyTemplateResource: Resource = {
  entity: ReplyTemplate,
  router: "replyTemplates",
  rights: { read: "reader", write: "editor" },
  isPublic: false,
  schemas: { ReplyTemplate: replyTemplateSchema },
  rest: crudRoutes({
    path: "/api/admin/reply-templates",
    router: "replyTemplates",
    one: { fr: "un modèle de réponse", en: "a template of answers" },
    many: { fr: "les modèles de réponse", en: "the templates of answers" },
  }),
};
