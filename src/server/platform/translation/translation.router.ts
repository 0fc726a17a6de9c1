import { previewLinkSchema } from "#contracts/page/preview.ts";
import { recordSchema } from "#contracts/shared/entity.ts";
import { recordTranslationsChangeSchema, recordTranslationsSchema } from "#contracts/translation/record-translations.ts";
import {
  MEMORY_TEXT_MAX,
  type TranslationMemory,
  translationCountsSchema,
  translationFormSchema,
  translationIdSchema,
  translationKeySchema,
  translationListQuerySchema,
  translationMemorySchema,
  translationPageSchema,
  translationSaveSchema,
  translationSchema,
  translationUpdateSchema,
  translationViewSchema,
} from "#contracts/translation/translation.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, requireSession, router } from "#server/platform/rpc/trpc.ts";
import { countTranslations, listTranslations } from "./translation-list.ts";
import { changeRecordTranslations, readRecordTranslations, saveTranslation } from "./save-translation.ts";
import { previewTranslation } from "./translation-preview.ts";
import { subjectOf, toTranslation, translationOf, type Subject } from "./translation-store.ts";
import { translationView } from "./translation-view.ts";
import { Translation } from "./translation.entity.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { listTexts } from "#contracts/translation/translated-field.ts";

/** Translations of records. */
export const translationRouter = router({
  /** One page of the records, translated or not, with the state of their translations. */
  list: adminProcedure
    .input(translationListQuerySchema)
    .output(translationPageSchema)
    .query(({ ctx, input }) => listTranslations(ctx.em, input)),
  /** Counts the records in each state, by language and resource. */
  counts: adminProcedure.output(translationCountsSchema).query(({ ctx }) => countTranslations(ctx.em)),
  /** Record and language of a stored translation. Fails with `not_found`. */
  keyOf: adminProcedure
    .input(translationIdSchema)
    .output(translationKeySchema)
    .query(async ({ ctx: { em }, input: { id } }) => toTranslation(await em.findOneOrFail(Translation, { id }))),
  /** One translation beside its French texts, written or not. */
  get: adminProcedure
    .input(translationKeySchema)
    .output(translationViewSchema)
    .query(async ({ ctx: { em }, input }) => {
      const subject = await subjectOf(em, input);
      return translationView(subject, await translationOf(em, subject));
    }),
  /** Translations that the short texts of a record have elsewhere. */
  memory: adminProcedure
    .input(translationKeySchema)
    .output(translationMemorySchema)
    .query(async ({ ctx: { em }, input }) => recallTranslations(em, await subjectOf(em, input))),
  /** Writes a translation, the first one of its record too. Fails with `not_found` where the record is gone, with
   *  `stale` where the translation was changed since the version that was read and cannot be merged, and with `invalid`
   *  where it is to be published and something is missing. */
  save: adminProcedure
    .input(translationSaveSchema)
    .use(transaction)
    .output(translationSchema)
    .mutation(({ ctx, input: { noun, record, language, ...write } }) => saveTranslation(ctx, { noun, record, language }, write)),
  /** Changes a stored translation, which its id names. Fails as `save` does. */
  update: adminProcedure
    .input(translationUpdateSchema)
    .use(transaction)
    .output(translationSchema)
    .mutation(async ({ ctx, input: { id, ...write } }) => {
      const { noun, record, language } = toTranslation(await ctx.em.findOneOrFail(Translation, { id }));
      return saveTranslation(ctx, { noun, record, language }, write);
    }),
  /** A link to the page that a translation's form would make, stored for an hour. Fails with `invalid` where a record
   *  has no page of its own. */
  previewForm: adminProcedure
    .use(requireSession)
    .input(translationFormSchema)
    .use(transaction)
    .output(previewLinkSchema)
    .mutation(({ ctx, input: { noun, record, language, ...input } }) =>
      previewTranslation(ctx, { key: { noun, record, language }, input }),
    ),
  /** Reads a record's texts in every other language. */
  ofRecord: adminProcedure
    .input(recordSchema)
    .output(recordTranslationsSchema)
    .query(({ ctx: { em }, input }) => readRecordTranslations(em, input)),
  /** Writes what was sent of a record's translations, or nothing. Fails as `save` does, naming the language. */
  changeOfRecord: adminProcedure
    .input(recordTranslationsChangeSchema)
    .use(transaction)
    .output(recordTranslationsSchema)
    .mutation(({ ctx, input }) => changeRecordTranslations(ctx, input)),
});

/** Finds how short French texts of a record were translated into its language, in any record. Rows of a field and of
 *  its source stand in one order. */
async function recallTranslations(em: EntityManager, { key: { language }, today }: Subject): Promise<TranslationMemory> {
  const texts = Object.values(today).flatMap(listTexts);
  const wanted = [...new Set(texts)].filter((text) => text !== "" && text.length <= MEMORY_TEXT_MAX);
  if (wanted.length === 0) return [];
  const { rows } = await sql<TranslationMemory[number]>`
    with field as (
      select s.value as source, t.fields -> s.key as translation from translation t, jsonb_each(t.source) s where t.language = ${language}
    ), line as (
      select source, translation from field where jsonb_typeof(source) = 'string'
      union all
      select s.value, f.value from field, jsonb_array_elements(case jsonb_typeof(source) when 'array' then source else '[]' end)
        with ordinality s (value, position)
        join lateral (select translation -> (s.position - 1)::int as value) f on true
    ), text as (
      select source #>> '{}' as source, translation #>> '{}' as translation from line where jsonb_typeof(source) = 'string'
      union all
      select s.value, translation ->> s.key from line, jsonb_each_text(case jsonb_typeof(source) when 'object' then source else '{}' end) s
    )
    select distinct on (source) source, translation from text
    where source = any(${wanted}) and translation <> '' group by source, translation
    order by source, count(*) desc, translation`.execute(em.getKysely({ type: "read" }));
  return rows;
}
