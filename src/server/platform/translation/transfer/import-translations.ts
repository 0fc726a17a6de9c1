import type { EntityManager } from "@mikro-orm/postgresql";
import { slugSchema } from "#contracts/shared/text.ts";
import { translatedValuesSchema, type TranslatedValues } from "#contracts/translation/translated-field.ts";
import type { TranslationCheck } from "#contracts/translation/translation-transfer.ts";
import type { TranslationInput, TranslationKey } from "#contracts/translation/translation.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { setVia } from "#server/platform/database/fork-with-author.ts";
import type { ParsedSheet } from "#server/platform/spreadsheet/sheet-cells.ts";
import { findLoss, isStoredWithLosses, LOSSES_REFUSED } from "#server/platform/spreadsheet/lost-text.ts";
import { createTranslation, type Subject, subjectOf, translationOf, translationStore } from "../translation-store.ts";
import { translationView } from "../translation-view.ts";
import type { Translation } from "../translation.entity.ts";
import { fieldOfTexts, flatTexts, isSameText, type Line, groupByRecord } from "./transfer-lines.ts";

const CHANGED = "Le français a changé depuis l’export\u202f: exportez à nouveau cette fiche.";
const UNKNOWN = "Ce champ n’existe pas, ou plus.";

type Fault = TranslationCheck["faults"][number];

/** The changes of a table to one translation: `row` is null if there is none yet. */
type Planned = { subject: Subject; row: Translation | null; input: TranslationInput; lines: number; unchanged: number; faults: Fault[] };

/** Reads the texts of lines by their paths. A line whose French is not today's is a fault; empty cells count as not
 *  filled in. */
function readLines(lines: Line[], french: ReadonlyMap<string, string>): { texts: Map<string, Line>; faults: Fault[] } {
  const faults: Fault[] = [];
  const texts = new Map<string, Line>();
  for (const line of lines) {
    const today = french.get(line.field);
    const loss = findLoss(line.translation);
    if (today === undefined) faults.push({ line: line.line, message: UNKNOWN });
    else if (today !== line.source)
      faults.push({ line: line.line, message: isStoredWithLosses(line.source, today) ? LOSSES_REFUSED : CHANGED });
    else if (loss !== undefined) faults.push({ line: line.line, message: loss });
    else if (line.translation !== "") texts.set(line.field, line);
  }
  return { texts, faults };
}

/** Plans the lines of one record. */
async function planRecord(em: EntityManager, key: TranslationKey, lines: Line[], isLocked: boolean): Promise<Planned> {
  const subject = await subjectOf(em, key, { isLocked });
  const row = await translationOf(em, subject);
  const view = translationView(subject, row);
  const sources = view.fields.flatMap(({ name, source }) => flatTexts(name, source));
  const french = new Map(sources.map(({ path, text }) => [path, text]));
  if (view.has_slug) french.set("slug", view.source_slug);
  const { texts, faults } = readLines(lines, french);
  const fields: TranslatedValues = {};
  let changed = 0;
  for (const { name, source, value } of view.fields) {
    const before = new Map(flatTexts(name, value ?? "").map(({ path, text }) => [path, text]));
    const now = new Map(before);
    const own = flatTexts(name, source).flatMap(({ path }) => texts.get(path) ?? []);
    const differing = own.filter((line) => (before.get(line.field) ?? "") !== line.translation);
    for (const line of differing) now.set(line.field, line.translation);
    const next = fieldOfTexts(name, source, now);
    if (differing.length === 0 || (value !== undefined && isSameText(next, value))) continue;
    const read = translatedValuesSchema(view.fields).safeParse({ [name]: next });
    if (read.success) {
      fields[name] = next;
      changed += differing.length;
    } else faults.push(...differing.map(({ line }) => ({ line, message: read.error.issues[0]?.message ?? UNKNOWN })));
  }
  const slug = texts.get("slug");
  const input: TranslationInput = Object.keys(fields).length > 0 ? { fields } : {};
  if (slug && slug.translation !== (row?.slug ?? "")) {
    const read = slugSchema.safeParse(slug.translation);
    if (read.success) {
      input.slug = read.data;
      changed += 1;
    } else faults.push({ line: slug.line, message: read.error.issues[0]?.message ?? UNKNOWN });
  }
  return { subject, row, input, lines: changed, unchanged: lines.length - changed - faults.length, faults };
}

async function plan(em: EntityManager, sheet: ParsedSheet, language: TranslationKey["language"], isLocked: boolean) {
  const { records, faults } = groupByRecord(sheet);
  const planned: Planned[] = [];
  for (const { noun, record, lines } of records) {
    try {
      planned.push(await planRecord(em, { noun, record, language }, lines, isLocked));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      faults.push(...lines.map(({ line }) => ({ line, message: error.message })));
    }
  }
  return { planned, faults: [...faults, ...planned.flatMap((one) => one.faults)].toSorted((one, other) => one.line - other.line) };
}

const writes = ({ input }: Planned) => Object.keys(input).length > 0;

function checkOf({ planned, faults }: Awaited<ReturnType<typeof plan>>): TranslationCheck {
  return {
    changed: planned.filter(writes).length,
    lines: planned.reduce((sum, { lines }) => sum + lines, 0),
    unchanged: planned.reduce((sum, { unchanged }) => sum + unchanged, 0),
    faults,
  };
}

/** Effect of importing a table. Writes nothing. */
export async function checkTranslations(
  em: EntityManager,
  { sheet, language }: { sheet: ParsedSheet; language: TranslationKey["language"] },
): Promise<TranslationCheck> {
  return checkOf(await plan(em, sheet, language, false));
}

/** Imports a table in the caller's transaction: the lines whose French is today's. Faulty lines are left out; a
 *  translation that the table does not change keeps its version. */
export async function importTranslations(
  em: EntityManager,
  { sheet, language }: { sheet: ParsedSheet; language: TranslationKey["language"] },
): Promise<TranslationCheck> {
  await setVia(em, "import");
  const all = await plan(em, sheet, language, true);
  for (const one of all.planned.filter(writes)) {
    const { subject, row, input } = one;
    if (row) await translationStore(subject).update(em, { id: row.id, version: row.version, fields: input });
    else await createTranslation(em, { subject, input });
  }
  return checkOf(all);
}
