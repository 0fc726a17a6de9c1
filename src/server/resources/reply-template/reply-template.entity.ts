import { defineEntity, p } from "@mikro-orm/core";
import type { Language } from "#contracts/shared/language.ts";
import { entityColumns } from "#server/platform/database/columns.ts";

const ReplyTemplateSchema = defineEntity({
  name: "ReplyTemplate",
  properties: {
    ...entityColumns,
    name: p.text(),
    language: p
      .text()
      .$type<Language>()
      .default("fr")
      .onCreate(() => "fr"),
    subject: p.text(),
    text: p.text(),
  },
});

/** A template of answers to requests. */
export class ReplyTemplate extends ReplyTemplateSchema.class {}
ReplyTemplateSchema.setClass(ReplyTemplate);
