import { MAX_LENGTH } from "../shared/text.ts";
import type { TranslatedFields } from "../translation/translated-field.ts";

/** What of a slide is translated. */
export const SLIDE_TRANSLATION: TranslatedFields = {
  noun: "slide",
  fields: [
    { name: "title", kind: "line", max: MAX_LENGTH.title },
    { name: "subtitle", kind: "line", max: 300 },
    { name: "cta_text", kind: "line", max: 100 },
    { name: "alt_text", kind: "line", max: 300 },
  ],
};
