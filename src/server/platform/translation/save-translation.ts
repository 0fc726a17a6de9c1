import type { MergeRequest } from "#contracts/merge/merge-request.ts";
import { translationMerge } from "#contracts/translation/translation-merge.ts";
import {
  type MarkedDone,
  type Translation as TranslationItem,
  type TranslationInput,
  translationInputSchema,
  type TranslationKey,
} from "#contracts/translation/translation.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import { updateMerging, type Writing } from "#server/platform/rpc/merge-stale.ts";
import { createTranslation, mergedUnseen, subjectOf, translationOf, translationStore } from "./translation-store.ts";
import { translationResource } from "./translation.resource.ts";

/** What is sent of one translation, with the version that the sender has seen. */
export type TranslationWrite = TranslationInput & {
  version?: number | undefined;
  merge?: MergeRequest | undefined;
  mark_done?: MarkedDone | undefined;
};

/** Writes a translation, the first one of its record too. Fails with `not_found` where the record is gone, with `stale` where the translation was
 *  changed since the version that was read and cannot be merged, and with `invalid` where it is to be published and something is missing. */
export async function saveTranslation(
  ctx: Writing,
  key: TranslationKey,
  { version, merge, mark_done: marked, ...sent }: TranslationWrite,
): Promise<TranslationItem> {
  const { em } = ctx;
  const subject = await subjectOf(em, key, { isLocked: true });
  const stored = await translationOf(em, subject);
  if (!stored) return createTranslation(em, { subject, input: sent, marked });
  const store = translationStore(subject, marked);
  const { id } = stored;
  if (version === undefined) return store.update(em, { id, version: stored.version, fields: mergedUnseen(subject, stored, sent) });
  const merging = { noun: translationResource, rules: translationMerge(subject.noun.fields), canonicalHtml: sanitizeRichText };
  return updateMerging(ctx, { input: translationInputSchema, merging, store }, { id, version, merge, fields: sent });
}
