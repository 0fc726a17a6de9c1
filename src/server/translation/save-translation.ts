import { translationMerge } from "#contracts/translation/translation-merge.ts";
import {
  type MarkedDone,
  type Translation as TranslationItem,
  type TranslationInput,
  translationInputSchema,
  type TranslationKey,
} from "#contracts/translation/translation.ts";
import { sanitizeArticle } from "#server/article/sanitize-article.ts";
import { updateMerging } from "#server/rpc/merge-stale.ts";
import type { AfterCommit } from "#server/rpc/transaction.ts";
import type { Context } from "#server/rpc/trpc.ts";
import { createTranslation, mergedUnseen, subjectOf, translationOf, translationStore } from "./translation-store.ts";
import { translationNoun } from "./translation.noun.ts";

/** What a procedure that writes a translation knows of its transaction. */
export type Writing = Pick<Context, "em" | "now" | "mergePreference"> & { afterCommit: AfterCommit };

/** What is sent of one translation, with the version that the sender has seen. */
export type TranslationWrite = TranslationInput & { version?: number | undefined; mark_done?: MarkedDone | undefined };

/** Writes a translation, the first one of its record too. Fails with `not_found` where the record is gone, with `stale` where the translation was
 *  changed since the version that was read and cannot be merged, and with `invalid` where it is to be published and something is missing. */
export async function saveTranslation(
  ctx: Writing,
  key: TranslationKey,
  { version, mark_done: marked, ...sent }: TranslationWrite,
): Promise<TranslationItem> {
  const { em, mergePreference: preference } = ctx;
  const subject = await subjectOf(em, key, { isLocked: true });
  const stored = await translationOf(em, subject);
  if (!stored) return createTranslation(em, { subject, input: sent, marked });
  const store = translationStore(subject, marked);
  const { id } = stored;
  if (version === undefined) return store.update(em, { id, version: stored.version, fields: mergedUnseen(subject, stored, sent) });
  const change = { id, version, fields: sent };
  if (!preference) return store.update(em, change);
  const merging = { noun: translationNoun, rules: translationMerge(subject.noun.fields), canonicalHtml: sanitizeArticle };
  const { item, isMerged } = await updateMerging({ em, now: ctx.now() }, { input: translationInputSchema, merging, store }, change);
  if (isMerged) ctx.afterCommit(preference.apply);
  return item;
}
