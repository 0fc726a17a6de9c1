import { defineEntity, p } from "@mikro-orm/core";
import { entityColumns, flag, optionalText, pictureFocus } from "#server/platform/database/columns.ts";
import { publicationCheck, publicationColumns } from "#server/platform/database/publication.ts";
import { mentionedUploads } from "#server/platform/media/stored-name.ts";

const SlideSchema = defineEntity({
  name: "Slide",
  properties: {
    ...entityColumns,
    title: p.text(),
    subtitle: optionalText,
    cta_text: p.text(),
    cta_link: p.text(),
    image_url: optionalText,
    image_focus: pictureFocus,
    uploads: mentionedUploads("image_url"),
    alt_text: optionalText,
    order_index: p.integer(),
    is_active: flag(true),
    ...publicationColumns,
  },
  checks: [publicationCheck("slide")],
  indexes: [{ name: "slide_order_index", properties: ["is_active", "order_index", "id"] }],
});

/** A slide of the home page's carousel. */
export class Slide extends SlideSchema.class {}
SlideSchema.setClass(Slide);
