import { MAX_LENGTH } from "../shared/text.ts";
import type { TranslatedFields } from "../translation/translated-field.ts";

/** What of a feature is translated. */
export const FEATURE_TRANSLATION: TranslatedFields = {
  noun: "feature",
  fields: [
    { name: "title", kind: "line", max: MAX_LENGTH.title },
    { name: "description", kind: "text", max: 1000 },
  ],
};
