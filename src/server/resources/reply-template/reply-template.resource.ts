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
  rest: crudRoutes("/api/admin/reply-templates", "replyTemplates", {
    fr: ["un modèle de réponse", "les modèles de réponse"],
    en: ["a template of answers", "the templates of answers"],
  }),
};
