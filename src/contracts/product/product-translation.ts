import { ALT_TEXT_MAX_LENGTH, MAX_LENGTH } from "../shared/text.ts";
import type { TranslatedFields } from "../translation/translated-field.ts";
import { PRODUCT_MAX_LENGTH } from "./product.ts";

const SPECIFICATION = 300;

/** What of a product is translated. */
export const PRODUCT_TRANSLATION: TranslatedFields = {
  noun: "product",
  hasSlug: true,
  fields: [
    { name: "title", kind: "line", max: MAX_LENGTH.title },
    { name: "short_description", kind: "text", max: PRODUCT_MAX_LENGTH.short_description },
    { name: "long_description", kind: "text", max: PRODUCT_MAX_LENGTH.long_description },
    {
      name: "benefits",
      kind: "rows",
      max: 1000,
      columns: [
        { name: "title", kind: "line", max: 200 },
        { name: "description", kind: "text", max: 1000 },
      ],
    },
    {
      name: "specifications",
      kind: "rows",
      max: SPECIFICATION,
      columns: [
        { name: "name", kind: "line", max: SPECIFICATION },
        { name: "value", kind: "line", max: SPECIFICATION },
        { name: "unit", kind: "line", max: SPECIFICATION },
      ],
    },
    { name: "compatibility", kind: "lines", max: 200 },
    { name: "downloads", kind: "rows", max: 200, columns: [{ name: "name", kind: "line", max: 200 }] },
    { name: "images", kind: "rows", max: ALT_TEXT_MAX_LENGTH, columns: [{ name: "alt_text", kind: "line", max: ALT_TEXT_MAX_LENGTH }] },
    { name: "safety_warnings", kind: "text", max: 5000 },
    { name: "data_notice", kind: "text", max: 5000 },
    { name: "meta_title", kind: "line", max: MAX_LENGTH.meta_title, is_optional: true },
    { name: "meta_description", kind: "line", max: MAX_LENGTH.meta_description, is_optional: true },
  ],
};
