import { defineEntity, p } from "@mikro-orm/core";
import { entityColumns, languageOrFrench } from "#server/platform/database/columns.ts";

const ReplyTemplateSchema = defineEntity({
  name: "ReplyTemplate",
  properties: {
    ...entityColumns,
    name: p.text(),
    language: languageOrFrench,
    subject: p.text(),
    text: p.text(),
  },
});

/** A template of answers to requests. */
export class ReplyTemplate extends ReplyTemplateSchema.class {}
ReplyTemplateSchema.setClass(ReplyTemplate);
