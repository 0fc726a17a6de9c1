import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import { SHEET_MAX_ROWS } from "#contracts/spreadsheet/sheet.ts";
import { TRANSFER_COLUMNS, type translationExportQuerySchema } from "#contracts/translation/translation-transfer.ts";
import { type TranslationKey, TRANSLATIONS_PAGE_SIZE, type TranslationView } from "#contracts/translation/translation.ts";
import { AppError } from "#server/app-error.ts";
import { csvFile } from "#server/csv/csv.ts";
import { listTranslations } from "#server/translation/translation-list.ts";
import { subjectOf, translationOf } from "#server/translation/translation-store.ts";
import { translationView } from "#server/translation/translation-view.ts";
import { flatTexts } from "./flat-texts.ts";

const TOO_LONG = `Ces traductions font plus de ${SHEET_MAX_ROWS.toLocaleString("fr")} lignes. Choisissez un type ou un état, et exportez-les en plusieurs fois.`;

type Query = z.infer<typeof translationExportQuerySchema>;

/** The records that the list shows, on all its pages. */
async function keysOf(em: EntityManager, query: Query): Promise<TranslationKey[]> {
  const keys: TranslationKey[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await listTranslations(em, { ...query, page });
    keys.push(...data.map(({ noun, record }) => ({ noun, record, language: query.language })));
    if (total > SHEET_MAX_ROWS) throw new AppError("invalid", TOO_LONG); // a record has a line at least
    if (page * TRANSLATIONS_PAGE_SIZE >= total) return keys;
  }
}

/** A translation's lines: one for each text that the French says something in, and one for its slug. */
function linesOf({ noun, record, has_slug, source_slug, translation, fields }: TranslationView): string[][] {
  const line = (field: string, source: string, text: string) => [noun, String(record), field, source, text];
  const texts = fields.flatMap(({ name, source, value }) => {
    const translated = new Map(flatTexts(name, value ?? "").map(({ path, text }) => [path, text]));
    return flatTexts(name, source)
      .filter(({ text }) => text !== "")
      .map(({ path, text }) => line(path, text, translated.get(path) ?? ""));
  });
  return has_slug ? [line("slug", source_slug, translation?.slug ?? ""), ...texts] : texts;
}

/** The translations of a list as a table for translators. Fails with `invalid` where it would have more lines than can be imported. */
export async function exportTranslations(em: EntityManager, query: Query, now: Date) {
  const lines: string[][] = [];
  for (const key of await keysOf(em, query)) {
    const subject = await subjectOf(em, key);
    lines.push(...linesOf(translationView(subject, await translationOf(em, subject))));
    if (lines.length > SHEET_MAX_ROWS) throw new AppError("invalid", TOO_LONG);
  }
  return csvFile(`traductions-${query.language}`, now, [[...TRANSFER_COLUMNS], ...lines]);
}
