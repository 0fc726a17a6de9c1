import { defineEntity, p } from "@mikro-orm/core";
import { tabColumns } from "./tab-columns.ts";

const DraftSchema = defineEntity({
  name: "Draft",
  tableName: "draft",
  properties: {
    ...tabColumns,
    title: p.text(),
    /** The version that the record had when the form was opened. */
    version: p.integer().nullable(),
    /** JSON, which the server never reads. */
    content: p.text().lazy(),
    updated_at: p.datetime(3),
  },
  indexes: [{ name: "draft_updated_index", properties: "updated_at" }],
});

/** What an administrator has typed and not saved, as their browser last sent it. */
export class Draft extends DraftSchema.class {}
DraftSchema.setClass(Draft);
