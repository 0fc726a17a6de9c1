import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type ReplyTemplate as ReplyTemplateItem,
  type ReplyTemplateInput,
  replyTemplateInputSchema,
  replyTemplateSchema,
} from "#contracts/reply-template/reply-template.ts";
import { frenchNumericKey } from "#server/platform/database/text-sql.ts";
import { crudProcedures } from "#server/platform/rpc/crud-procedures.ts";
import { auditFields, simpleStore } from "#server/platform/rpc/entity-store.ts";
import { router } from "#server/platform/rpc/trpc.ts";
import { ReplyTemplate } from "./reply-template.entity.ts";
import { replyTemplateResource } from "./reply-template.resource.ts";

function toTemplate(template: ReplyTemplate): ReplyTemplateItem {
  return { ...template, ...auditFields(template) };
}

/** The templates of answers to requests, in the order of their names. */
export const replyTemplateRouter = router(
  crudProcedures({
    item: replyTemplateSchema,
    input: replyTemplateInputSchema,
    merging: { resource: replyTemplateResource },
    store: {
      ...simpleStore<ReplyTemplate, ReplyTemplateInput, ReplyTemplateItem>(ReplyTemplate, toTemplate),
      list: async (em: EntityManager) =>
        (await em.find(ReplyTemplate, {}, { orderBy: [{ [frenchNumericKey("name")]: "asc" }, { id: "asc" }] })).map(toTemplate),
    },
  }),
);
