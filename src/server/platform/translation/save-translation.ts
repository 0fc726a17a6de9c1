import type { MergeRequest } from "#contracts/merge/merge-request.ts";
import { translationMerge } from "#contracts/translation/translation-merge.ts";
import {
  type MarkedDone,
  type Translation as TranslationItem,
  type TranslationInput,
  translationInputSchema,
  type TranslationKey,
  TRANSLATION_LANGUAGES,
  type TranslationView,
} from "#contracts/translation/translation.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import { updateMerging, type Writing } from "#server/platform/rpc/merge-stale.ts";
import { createTranslation, mergeUnseen, subjectOf, translationOf, translationStore } from "./translation-store.ts";
import { translationResource } from "./translation.resource.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { RecordTranslations, RecordTranslationsChange } from "#contracts/translation/record-translations.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { translationView } from "./translation-view.ts";

/** The sent fields of one translation, with the version that the sender has seen. */
type TranslationWrite = TranslationInput & {
  version?: number | undefined;
  merge?: MergeRequest | undefined;
  mark_done?: MarkedDone | undefined;
};

/** Writes a translation, the first one of its record too. Fails with `not_found` where the record is gone, with `stale`
 *  where the translation was changed since the version that was read and cannot be merged, and with `invalid` where it
 *  is to be published and something is missing. */
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
  if (version === undefined) return store.update(em, { id, version: stored.version, fields: mergeUnseen(subject, stored, sent) });
  const merging = { resource: translationResource, rules: translationMerge(subject.resource.fields), canonicalHtml: sanitizeRichText };
  return updateMerging(ctx, { input: translationInputSchema, merging, store }, { id, version, merge, fields: sent });
}

type Written = RecordTranslations["translations"][TranslationKey["language"]];

function toWritten({ state, translation, fields }: TranslationView): Written {
  return {
    state,
    is_published: translation?.is_published ?? false,
    slug: translation?.slug ?? "",
    ...(translation && { version: translation.version }),
    fields: Object.fromEntries(fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
    states: Object.fromEntries(fields.map((field) => [field.name, field.state])),
  };
}

/** Reads a record's texts in every other language than French. Fails with `not_found`. */
export async function readRecordTranslations(em: EntityManager, { noun, id }: { noun: string; id: number }): Promise<RecordTranslations> {
  const views: [TranslationKey["language"], Written][] = [];
  for (const language of TRANSLATION_LANGUAGES) {
    const subject = await subjectOf(em, { noun, record: id, language });
    views.push([language, toWritten(translationView(subject, await translationOf(em, subject)))]);
  }
  return { id, translations: Object.fromEntries(views) as RecordTranslations["translations"] }; // each language once
}

/** Prefixes the issues of a refusal with its path in the request: `translations.en.fields.title`. */
function prefixIssues(error: unknown, language: string): unknown {
  if (!(error instanceof AppError) || !error.issues) return error;
  const issues = error.issues.map(({ path, message }) => ({ path: `translations.${language}.${path}`, message }));
  return new AppError(error.code, error.message, { issues });
}

/** Writes the sent translations of a record in the caller's transaction, and gives all of them. */
export async function changeRecordTranslations(ctx: Writing, { noun, id, translations }: RecordTranslationsChange) {
  for (const language of TRANSLATION_LANGUAGES) {
    const sent = translations[language];
    if (!sent) continue;
    try {
      await saveTranslation(ctx, { noun, record: id, language }, sent);
    } catch (error) {
      throw prefixIssues(error, language);
    }
  }
  return readRecordTranslations(ctx.em, { noun, id });
}
