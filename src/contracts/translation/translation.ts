import { z } from "zod";
import { mergingSchema } from "../merge/merge-request.ts";
import { entitySchema, expectedVersionSchema, idSchema, recordSchema } from "../shared/entity.ts";
import { LANGUAGES } from "../shared/language.ts";
import { pageOf, searchSchema } from "../shared/paging.ts";
import { slugSchema, unset } from "../shared/text.ts";
import { translatedFieldSchema, type TranslatedValue } from "./translated-field.ts";

/** The languages that French is translated into. */
export const TRANSLATION_LANGUAGES = LANGUAGES.filter((language) => language !== "fr");

/** States of a translation against the French texts of today: something is not translated; something was changed in
 *  French since; all is translated, but not shown; all is translated and shown. One that is to be reviewed goes on
 *  being shown if it was. */
export const TRANSLATION_STATES = ["missing", "outdated", "draft", "published"] as const;

export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** States of one field. */
export const FIELD_STATES = ["missing", "outdated", "done"] as const;

export type FieldState = (typeof FIELD_STATES)[number];

const valueSchema: z.ZodType<TranslatedValue> = z.union([z.string(), z.array(z.string()), z.array(z.record(z.string(), z.string()))]);

/** Values by the names of fields; the server also checks them by the record's resource. */
export const valuesSchema = z.record(z.string(), valueSchema);

/** Names a translation: of a record of a resource, as its table is called, into a language. */
export const translationKeySchema = z.object({ noun: recordSchema.shape.noun, record: idSchema, language: z.enum(TRANSLATION_LANGUAGES) });

export type TranslationKey = z.infer<typeof translationKeySchema>;

/** Identifies a stored translation by its id, as the history and the drafts do. */
export const translationIdSchema = z.object({ id: idSchema });

/** Input of a translation. An absent field keeps what is stored. An empty slug is made from the title. */
export const translationInputSchema = z.object({
  fields: valuesSchema.optional(),
  slug: z.union([slugSchema, z.literal(""), unset]).optional(),
  is_published: z.boolean().optional(),
});

export type TranslationInput = z.infer<typeof translationInputSchema>;

/** Marks stored texts as fitting the French ones of today: all, or those of the named fields. */
export const markedDoneSchema = z.union(
  [z.boolean(), z.array(z.string().max(100)).max(100)],
  "Indiquez les champs par leurs noms, ou true pour tous.",
);

export type MarkedDone = z.infer<typeof markedDoneSchema>;

/** A translation’s form, to be previewed. */
export const translationFormSchema = translationInputSchema.extend(translationKeySchema.shape);

/** Input that saves a translation. `mark_done` confirms further texts as fitting the French ones of today; without it
 *  only the sent fields that differ from what was read are. Lists have as many rows as the French ones of today.
 *  `version` is that of the translation; without it the sender has seen none, and what was written meanwhile is merged,
 *  or refuses this as a conflict. */
export const translationSaveSchema = translationInputSchema.extend({
  ...translationKeySchema.shape,
  ...expectedVersionSchema.shape,
  ...mergingSchema.shape,
  mark_done: markedDoneSchema.optional(),
});

/** Input that changes a stored translation, which its id names; `version` and `merge` as for saving one. */
export const translationUpdateSchema = translationInputSchema.extend({
  ...translationIdSchema.shape,
  ...expectedVersionSchema.shape,
  ...mergingSchema.shape,
});

/** A stored translation. `source` has the French texts when each field was translated or marked as done; `missing`
 *  names the fields with less text than that. `slug` is empty where its resource has none. */
export const translationSchema = z.object({
  ...entitySchema.shape,
  ...translationKeySchema.shape,
  fields: valuesSchema,
  source: valuesSchema,
  missing: z.array(z.string()),
  slug: z.string(),
  is_published: z.boolean(),
});

export type Translation = z.infer<typeof translationSchema>;

/** One translation beside its French texts, field by field, in the order of the form. `source` is the French text of
 *  today; `source_before` that of the time of translation, where it differs; `value` has as many rows as `source`, and
 *  is absent while nothing was ever written. */
export const translationViewSchema = z.object({
  ...translationKeySchema.shape,
  title: z.string(),
  state: z.enum(TRANSLATION_STATES),
  has_slug: z.boolean(),
  /** The French slug; empty where the resource has none. */
  source_slug: z.string(),
  translation: translationSchema.nullable(),
  fields: z.array(
    translatedFieldSchema.extend({
      source: valueSchema,
      source_before: valueSchema.optional(),
      value: valueSchema.optional(),
      /** Translations of what texts of `source` have replaced, by these texts. */
      carried: z.record(z.string(), z.string()).optional(),
      state: z.enum(FIELD_STATES),
    }),
  ),
});

export type TranslationView = z.infer<typeof translationViewSchema>;

/** Rows of one page of the translations. */
export const TRANSLATIONS_PAGE_SIZE = 50;

/** Filter of the translations of every record, translated or not. `q` are words of a title in either language. `page`
 *  counts from 1; a page past the end is empty. */
export const translationListQuerySchema = z.object({
  language: z.enum(TRANSLATION_LANGUAGES),
  q: searchSchema.optional(),
  noun: recordSchema.shape.noun.optional(),
  state: z.enum(TRANSLATION_STATES).optional(),
  page: z.int().min(1).max(1_000_000).optional(),
});

export type TranslationListQuery = z.infer<typeof translationListQuerySchema>;

/** One record as the list of translations shows it: `title` in French, `translated_title` empty while there is none. */
const translationRowSchema = z.object({
  noun: z.string(),
  record: z.int(),
  title: z.string(),
  translated_title: z.string(),
  state: z.enum(TRANSLATION_STATES),
  is_published: z.boolean(),
  updated_at: z.iso.datetime().nullable(),
});

export type TranslationRow = z.infer<typeof translationRowSchema>;

/** One page of that list, by resource and title. */
export const translationPageSchema = pageOf(translationRowSchema);

/** The number of records in each state, by language and resource. */
export const translationCountsSchema = z.array(
  z.object({
    language: z.enum(TRANSLATION_LANGUAGES),
    noun: z.string(),
    missing: z.int(),
    outdated: z.int(),
    draft: z.int(),
    published: z.int(),
  }),
);

export type TranslationCounts = z.infer<typeof translationCountsSchema>;

/** Longest text that is looked up in other translations, in characters: names, values and short sentences. */
export const MEMORY_TEXT_MAX = 300;

/** French texts with their most frequent translation into the language that was asked for. */
export const translationMemorySchema = z.array(z.object({ source: z.string(), translation: z.string() }));

export type TranslationMemory = z.infer<typeof translationMemorySchema>;
