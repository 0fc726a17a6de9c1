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

/** What one record says in one language, as the REST interface gives it. `fields` are beside the French texts of today:
 *  lists have as many rows; a field that was never written is absent. `states` say of each field whether it is to be
 *  written, to be reviewed or done. `version` is absent while nothing was written. */
const writtenTranslationSchema = z.object({
  state: z.enum(TRANSLATION_STATES),
  is_published: z.boolean(),
  slug: z.string(),
  version: z.int().optional(),
  fields: valuesSchema,
  states: z.record(z.string(), z.enum(FIELD_STATES)),
});

/** What one record says in every other language than French. */
export const recordTranslationsSchema = z.object({ id: idSchema, translations: z.record(languageSchema, writtenTranslationSchema) });

export type RecordTranslations = z.infer<typeof recordTranslationsSchema>;

/** What is written of one record’s translations, by language: a language or a field that is absent keeps what is
 *  stored. What `recordTranslationsSchema` gives may be sent back as it is. `mark_done` says that all that is stored
 *  fits the French texts of today, or what the fields that it names say. */
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
