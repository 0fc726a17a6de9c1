import { defineEntity, p } from "@mikro-orm/core";
import { entityColumns, flag, optionalText } from "#server/platform/database/columns.ts";
import { publicationCheck, publicationColumns } from "#server/platform/database/publication.ts";
import { mentionedUploads } from "#server/platform/media/stored-name.ts";

const FeatureSchema = defineEntity({
  name: "Feature",
  properties: {
    ...entityColumns,
    title: p.text(),
    description: p.text(),
    icon: optionalText,
    icon_url: optionalText,
    uploads: mentionedUploads("icon_url"),
    order_index: p.integer(),
    is_active: flag(true),
    ...publicationColumns,
  },
  checks: [publicationCheck("feature")],
  indexes: [{ name: "feature_order_index", properties: ["is_active", "order_index", "id"] }],
});

/** A key feature of the home page. */
export class Feature extends FeatureSchema.class {}
FeatureSchema.setClass(Feature);
