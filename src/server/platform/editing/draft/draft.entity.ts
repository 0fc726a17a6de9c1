import { defineEntity, p } from "@mikro-orm/core";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";

/** A record in a tab of an administrator's browser, and what they call that browser. `record` is 0 for one that does
 *  not exist yet: a part of a primary key cannot be null. */
export const tabColumns = {
  administrator: () => p.manyToOne(Administrator).primary().deleteRule("cascade"),
  noun: p.text().primary(),
  record: p.integer().primary(),
  tab: p.text().primary(),
  device: p.text(),
  device_name: p.text(),
};

const DraftSchema = defineEntity({
  name: "Draft",
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

/** Unsaved input of an administrator, as their browser last sent it. */
export class Draft extends DraftSchema.class {}
DraftSchema.setClass(Draft);
