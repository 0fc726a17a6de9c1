import type { EntityManager } from "@mikro-orm/postgresql";
import type { RecordTranslations, RecordTranslationsChange } from "#contracts/translation/record-translations.ts";
import { TRANSLATION_LANGUAGES, type TranslationKey, type TranslationView } from "#contracts/translation/translation.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Writing } from "#server/platform/rpc/merge-stale.ts";
import { saveTranslation } from "./save-translation.ts";
import { subjectOf, translationOf } from "./translation-store.ts";
import { translationView } from "./translation-view.ts";

type Written = RecordTranslations["translations"][TranslationKey["language"]];

function written({ state, translation, fields }: TranslationView): Written {
  return {
    state,
    is_published: translation?.is_published ?? false,
    slug: translation?.slug ?? "",
    ...(translation && { version: translation.version }),
    fields: Object.fromEntries(fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
    states: Object.fromEntries(fields.map((field) => [field.name, field.state])),
  };
}

/** What a record says in every other language than French. Fails with `not_found`. */
export async function translationsOfRecord(em: EntityManager, { noun, id }: { noun: string; id: number }): Promise<RecordTranslations> {
  const views: [TranslationKey["language"], Written][] = [];
  for (const language of TRANSLATION_LANGUAGES) {
    const subject = await subjectOf(em, { noun, record: id, language });
    views.push([language, written(translationView(subject, await translationOf(em, subject)))]);
  }
  return { id, translations: Object.fromEntries(views) as RecordTranslations["translations"] }; // each language once
}

/** A refusal of one language's translation, as the request names what it refuses: `translations.en.fields.title`. */
function namingLanguage(error: unknown, language: string): unknown {
  if (!(error instanceof AppError) || !error.issues) return error;
  const issues = error.issues.map(({ path, message }) => ({ path: `translations.${language}.${path}`, message }));
  return new AppError(error.code, error.message, { issues });
}

/** Writes what was sent of a record's translations in the caller's transaction, and gives all that it says then. */
export async function changeTranslationsOfRecord(ctx: Writing, { noun, id, translations }: RecordTranslationsChange) {
  for (const language of TRANSLATION_LANGUAGES) {
    const sent = translations[language];
    if (!sent) continue;
    try {
      await saveTranslation(ctx, { noun, record: id, language }, sent);
    } catch (error) {
      throw namingLanguage(error, language);
    }
  }
  return translationsOfRecord(ctx.em, { noun, id });
}
