import { csvFileSchema, SHEET_MAX_ROWS } from "#contracts/spreadsheet/sheet.ts";
import {
  translationCheckSchema,
  translationExportQuerySchema,
  translationImportedSchema,
  translationImportQuerySchema,
  TRANSFER_COLUMNS,
} from "#contracts/translation/translation-transfer.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { requireSession, roleProcedure, router } from "#server/platform/rpc/trpc.ts";
import { sheetOf } from "#server/platform/spreadsheet/sheet-store.ts";
import { checkTranslations, importTranslations } from "./import-translations.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import { sourceOf } from "#contracts/translation/translated-field.ts";
import type { TranslationView } from "#contracts/translation/translation.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { inBatches } from "#server/platform/database/rows.ts";
import { csvFile } from "#server/platform/spreadsheet/csv.ts";
import { translatedResourceNamed } from "../translated-resources.ts";
import { listedRecords } from "../translation-list.ts";
import { Translation } from "../translation.entity.ts";
import { translationView } from "../translation-view.ts";
import { flatTexts } from "./transfer-lines.ts";

/** Translations as tables for translators. The file to import is sent to `/api/admin/upload-sheet`. */
export const translationTransferRouter = router({
  /** The list of translations, all pages of it, as a table. */
  exportCsv: roleProcedure("reader")
    .input(translationExportQuerySchema)
    .output(csvFileSchema)
    .query(({ ctx: { em, now }, input }) => exportTranslations(em, input, now())),
  /** Effect of importing a table. Writes nothing. */
  check: roleProcedure("editor")
    .use(requireSession)
    .input(translationImportQuerySchema)
    .output(translationCheckSchema)
    .query(async ({ ctx: { em, session }, input: { sheet, language } }) =>
      checkTranslations(em, { sheet: await sheetOf(em, session.administrator, sheet), language }),
    ),
  /** Imports a table: what its lines say beside the French of today; the others are left out. */
  run: roleProcedure("editor")
    .use(requireSession)
    .input(translationImportQuerySchema)
    .use(transaction)
    .output(translationImportedSchema)
    .mutation(async ({ ctx: { em, session }, input: { sheet, language } }) => {
      const imported = await importTranslations(em, { sheet: await sheetOf(em, session.administrator, sheet), language });
      return { ...imported, success: true as const };
    }),
});

type Query = z.infer<typeof translationExportQuerySchema>;
type Listed = { noun: string; record: number };

/** The refusal of a table that would have more lines than can be imported, which names what is left to narrow it
 *  with. */
function tooLong({ noun, state }: Query): AppError {
  const choices = [...(noun === undefined ? ["un type"] : []), ...(state === undefined ? ["un état"] : [])].join(" ou ");
  const search = "cherchez un mot des titres";
  const advice = choices === "" ? `C${search.slice(1)}` : `Choisissez ${choices}, ou ${search}`;
  const count = SHEET_MAX_ROWS.toLocaleString("fr");
  return new AppError("invalid", `Ces traductions font plus de ${count} lignes. ${advice}, et exportez-les en plusieurs fois.`);
}

/** Cuts a list of records, resource by resource, into parts that are read at once. */
function* batches(records: Listed[]): Generator<{ noun: string; ids: number[] }> {
  for (const [noun, group] of Map.groupBy(records, (each) => each.noun))
    for (const batch of inBatches(group)) yield { noun, ids: batch.map(({ record }) => record) };
}

/** Translations of some records of one resource, in the order of their ids. Nothing of them is written: the identity
 *  map need not hold them. */
async function viewsOf(em: EntityManager, language: Query["language"], { noun: name, ids }: { noun: string; ids: number[] }) {
  const resource = translatedResourceNamed(name);
  const apart = { disableIdentityMap: true };
  const records = await em.find(resource.entity, { id: { $in: ids } }, apart);
  const rows = await em.find(Translation, { noun: name, language, record: { $in: ids } }, apart);
  const known = new Map(records.map((record) => [record.id, record]));
  const written = new Map(rows.map((row) => [row.record, row]));
  return ids.flatMap((id) => {
    const record = known.get(id); // none where it was deleted meanwhile
    if (!record) return [];
    const subject = { key: { noun: name, record: id, language }, resource, record, today: sourceOf(resource.fields, record) };
    return translationView(subject, written.get(id) ?? null);
  });
}

/** A translation's lines: one for each French text that is not empty, and one for its slug. */
function toLines({ noun, record, has_slug, source_slug, translation, fields }: TranslationView): string[][] {
  const line = (field: string, source: string, text: string) => [noun, String(record), field, source, text];
  const texts = fields.flatMap(({ name, source, value }) => {
    const translated = new Map(flatTexts(name, value ?? "").map(({ path, text }) => [path, text]));
    return flatTexts(name, source)
      .filter(({ text }) => text !== "")
      .map(({ path, text }) => line(path, text, translated.get(path) ?? ""));
  });
  return has_slug ? [line("slug", source_slug, translation?.slug ?? ""), ...texts] : texts;
}

/** The translations of a list as a table for translators. Fails with `invalid` where it would have more lines than can
 *  be imported. */
async function exportTranslations(em: EntityManager, query: Query, now: Date) {
  const records = await listedRecords(em, query, SHEET_MAX_ROWS + 1);
  if (records.length > SHEET_MAX_ROWS) throw tooLong(query); // a record has a line at least
  const lines: string[][] = [];
  for (const batch of batches(records)) {
    for (const view of await viewsOf(em, query.language, batch)) lines.push(...toLines(view));
    if (lines.length > SHEET_MAX_ROWS) throw tooLong(query);
  }
  return csvFile(`traductions-${query.language}`, now, [[...TRANSFER_COLUMNS], ...lines]);
}
