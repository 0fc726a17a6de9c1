import { translationMerge } from "#contracts/translation/translation-merge.ts";
import {
  translationCountsSchema,
  translationIdSchema,
  translationInputSchema,
  translationKeySchema,
  translationListQuerySchema,
  translationPageSchema,
  translationSaveSchema,
  translationSchema,
  translationViewSchema,
} from "#contracts/translation/translation.ts";
import { sanitizeArticle } from "#server/article/sanitize-article.ts";
import { updateMerging } from "#server/rpc/merge-stale.ts";
import { transaction } from "#server/rpc/transaction.ts";
import { adminProcedure, router } from "#server/rpc/trpc.ts";
import { countTranslations, listTranslations } from "./translation-list.ts";
import { createTranslation, mergedUnseen, subjectOf, toTranslation, translationOf, translationStore } from "./translation-store.ts";
import { translationView } from "./translation-view.ts";
import { Translation } from "./translation.entity.ts";
import { translationNoun } from "./translation.noun.ts";

/** What records say in other languages. */
export const translationRouter = router({
  /** One page of the records, translated or not, with the state of their translations. */
  list: adminProcedure
    .input(translationListQuerySchema)
    .output(translationPageSchema)
    .query(({ ctx, input }) => listTranslations(ctx.em, input)),
  /** How many records are in each state, by language and noun. */
  counts: adminProcedure.output(translationCountsSchema).query(({ ctx }) => countTranslations(ctx.em)),
  /** Which record a stored translation is of, and its language. Fails with `not_found`. */
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
  /** Writes a translation, the first one of its record too. Fails with `not_found` where the record is gone, with `conflict` where the translation was
   *  changed since the version that was read and cannot be merged, and with `invalid` where it is to be published and something is missing. */
  save: adminProcedure
    .input(translationSaveSchema)
    .use(transaction)
    .output(translationSchema)
    .mutation(async ({ ctx, input: { noun, record, language, version, mark_done: isDone = false, ...sent } }) => {
      const { em, mergePreference: preference } = ctx;
      const subject = await subjectOf(em, { noun, record, language }, { isLocked: true });
      const stored = await translationOf(em, subject);
      if (!stored) return createTranslation(em, { subject, input: sent, isDone });
      const store = translationStore(subject, isDone);
      const { id } = stored;
      if (version === undefined) return store.update(em, { id, version: stored.version, fields: mergedUnseen(subject, stored, sent) });
      const change = { id, version, fields: sent };
      if (!preference) return store.update(em, change);
      const merging = { noun: translationNoun, rules: translationMerge(subject.noun.fields), canonicalHtml: sanitizeArticle };
      const { item, isMerged } = await updateMerging({ em, now: ctx.now() }, { input: translationInputSchema, merging, store }, change);
      if (isMerged) ctx.afterCommit(preference.apply);
      return item;
    }),
});
