import { z } from "zod";
import { expectedVersionSchema, idSchema, recordSchema } from "../shared/entity.ts";
import {
  FIELD_STATES,
  markedDoneSchema,
  TRANSLATION_LANGUAGES,
  TRANSLATION_STATES,
  translationInputSchema,
  valuesSchema,
} from "./translation.ts";

const languageSchema = z.enum(TRANSLATION_LANGUAGES);

/** Translation of one record into one language, in the REST interface. `fields` follow the French texts of today: lists
 *  have as many rows; a field that was never written is absent. `states` has the state of each field. `version` is
 *  absent while nothing was written. */
const writtenTranslationSchema = z.object({
  state: z.enum(TRANSLATION_STATES),
  is_published: z.boolean(),
  slug: z.string(),
  version: z.int().optional(),
  fields: valuesSchema,
  states: z.record(z.string(), z.enum(FIELD_STATES)),
});

/** Translations of one record into every language but French. */
export const recordTranslationsSchema = z.object({ id: idSchema, translations: z.record(languageSchema, writtenTranslationSchema) });

export type RecordTranslations = z.infer<typeof recordTranslationsSchema>;

/** Change of one record’s translations, by language: a language or a field that is absent keeps what is stored. A reply
 *  of `recordTranslationsSchema` may be sent back as it is. `mark_done` confirms that all stored texts, or those of the
 *  named fields, fit the French ones of today. */
export const recordTranslationsChangeSchema = recordSchema.extend({
  translations: z
    .partialRecord(
      languageSchema,
      translationInputSchema.extend({ ...expectedVersionSchema.shape, mark_done: markedDoneSchema.optional() }),
      `Indiquez les langues parmi celles-ci\u202f: ${TRANSLATION_LANGUAGES.join(", ")}.`,
    )
    .refine((translations) => Object.keys(translations).length > 0, "Indiquez au moins une langue."),
});

export type RecordTranslationsChange = z.infer<typeof recordTranslationsChangeSchema>;
