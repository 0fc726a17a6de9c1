import { type FilterQuery, LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { isSameValue, mergeFields } from "#contracts/merge/merge.ts";
import { slugify } from "#contracts/shared/slug.ts";
import {
  besideToday,
  isComplete,
  isHtmlText,
  listTexts,
  sourceOf,
  readTitle,
  type TranslatedField,
  type TranslatedRow,
  type TranslatedValue,
  type TranslatedValues,
  translatedValuesSchema,
} from "#contracts/translation/translated-field.ts";
import { translationMerge } from "#contracts/translation/translation-merge.ts";
import type { MarkedDone, Translation as TranslationItem, TranslationInput, TranslationKey } from "#contracts/translation/translation.ts";
import { AppError, invalidField, staleVersion, takenFields } from "#server/platform/errors/app-error.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import { rememberSlugs } from "#server/platform/history/former-slug/former-slugs.ts";
import type { SluggedResource } from "#server/platform/history/former-slug/former-slug.entity.ts";
import { assignSent, auditFields, type Change, lockForUpdate, refuseStale } from "#server/platform/rpc/entity-store.ts";
import { Translation } from "./translation.entity.ts";
import { type TranslatedResource, translatedResourceNamed } from "./translated-resources.ts";
import type { Stored } from "#server/platform/database/columns.ts";

/** A record that is translated into a language, and its French texts of today. */
export type Subject = { key: TranslationKey; resource: TranslatedResource; record: Stored; today: TranslatedValues };

/** A translation as the contracts name it. */
export function toTranslation(row: Translation): TranslationItem {
  const { noun, record, fields, source, missing, is_published } = row;
  const language = row.language as TranslationKey["language"]; // only these are written
  return { ...auditFields(row), noun, record, language, fields, source, missing, slug: row.slug ?? "", is_published };
}

/** Loads a record, locked if it is to be translated, so that it stays until its translation is written. Fails with
 *  `not_found`. */
export async function subjectOf(em: EntityManager, key: TranslationKey, { isLocked = false } = {}): Promise<Subject> {
  const resource = translatedResourceNamed(key.noun);
  const where = { id: key.record } as FilterQuery<Stored>; // every entity has an id
  const record = await em.findOneOrFail(resource.entity, where, isLocked ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {});
  return { key, resource, record, today: sourceOf(resource.fields, record) };
}

/** The translation of a subject; null while there is none. */
export function translationOf(em: EntityManager, { key }: Subject): Promise<Translation | null> {
  return em.findOne(Translation, { ...key });
}

const LOST_ROWS = "Le texte français a changé entre-temps\u202f: rechargez la page pour traduire celui d’aujourd’hui.";

/** Cleans the HTML of a row: of its columns that hold some. */
function cleanRow({ columns = [] }: TranslatedField, row: TranslatedRow): TranslatedRow {
  const html = columns.filter(({ kind }) => kind === "html");
  return { ...row, ...Object.fromEntries(html.map(({ name }) => [name, sanitizeRichText(row[name] ?? "")])) };
}

/** Cleans the HTML of a value; which of several texts are HTML, the French ones tell. */
function cleanValue(field: TranslatedField, value: TranslatedValue, french: TranslatedValue | undefined): TranslatedValue {
  if (typeof value === "string") return field.kind === "html" ? sanitizeRichText(value) : value;
  const sources = Array.isArray(french) ? french : [];
  const isHtml = (source: unknown) => field.kind === "texts" && typeof source === "string" && isHtmlText(source);
  const cleaned = value.map((part, index) => {
    if (typeof part !== "string") return cleanRow(field, part);
    return isHtml(sources[index]) ? sanitizeRichText(part) : part;
  });
  return cleaned as TranslatedValue; // of the same kind
}

/** Checks the sent fields by the resource's contract, and cleans their HTML. Fails with `invalid`, naming them. */
function checkedFields({ resource, today }: Subject, sent: unknown): TranslatedValues {
  const read = translatedValuesSchema(resource.fields).safeParse(sent ?? {});
  if (!read.success) {
    const issues = read.error.issues.map(({ path, message }) => ({ path: ["fields", ...path].join("."), message }));
    throw new AppError("invalid", undefined, { issues });
  }
  const values: TranslatedValues = {};
  for (const field of resource.fields) {
    const { name } = field;
    const value = read.data[name];
    if (value === undefined) continue;
    const [rows, french] = [value, today[name]];
    if (Array.isArray(rows) && Array.isArray(french) && rows.length !== french.length) throw invalidField(`fields.${name}`, LOST_ROWS);
    const faults = listTexts(value).flatMap((text) => resource.faultOf?.(text) ?? []);
    if (faults[0] !== undefined) throw invalidField(`fields.${name}`, faults[0]);
    values[name] = cleanValue(field, value, french);
  }
  return values;
}

const UNKNOWN_FIELD = "Ce champ n’existe pas.";

/** Whether a field is marked as done. Fails with `invalid` for an unknown field. */
function doneFields({ resource: { fields } }: Subject, marked: MarkedDone = false): (name: string) => boolean {
  if (typeof marked === "boolean") return () => marked;
  if (marked.some((name) => fields.every((field) => field.name !== name))) throw invalidField("mark_done", UNKNOWN_FIELD);
  return (name) => marked.includes(name);
}

const NOTHING = { fields: {}, source: {}, carried: {}, is_published: false };

/** Computes the stored fields after a change. A value that differs from the read one belongs to today's French, and so
 *  does one that is marked as done. Fails with `invalid`, naming the fields. */
export function writtenFields(
  subject: Subject,
  row: Pick<Translation, "fields" | "source" | "carried"> | null,
  input: TranslationInput,
  marked?: MarkedDone,
) {
  const { resource, today } = subject;
  const stored: Pick<Translation, "fields" | "source" | "carried"> = row ?? NOTHING;
  const sent = checkedFields(subject, input.fields);
  const isDone = doneFields(subject, marked);
  const fields = { ...stored.fields };
  const source = { ...stored.source };
  for (const { name } of resource.fields) {
    const french = today[name] ?? "";
    const read = besideToday(french, { source: stored.source[name], value: stored.fields[name], carried: stored.carried });
    const value = sent[name] ?? read;
    if (!isDone(name) && source[name] !== undefined && isSameValue(value, read)) continue;
    source[name] = french;
    if (value !== undefined) fields[name] = value;
  }
  const missing = resource.fields
    .filter((field) => !isComplete(field, source[field.name] ?? "", fields[field.name]))
    .map(({ name }) => name);
  return { fields, source, missing };
}

/** Whether another record has a slug in this language, or an untranslated one has it in French: one URL would lead to
 *  both. */
async function isTaken(em: EntityManager, { resource: { entity, noun }, key }: Subject, slug: string): Promise<boolean> {
  const { tableName } = em.getMetadata().get(entity);
  const { rows } = await sql`
    select 1 from translation where noun = ${noun} and language = ${key.language} and slug = ${slug} and record <> ${key.record}
    union all select 1 from ${sql.table(tableName)} where slug = ${slug} and id <> ${key.record} limit 1`.execute(em.getKysely());
  return rows.length > 0;
}

const KEPT_SLUG = "L’adresse de cette page du site ne change pas.";

/** The French slug of a record that has it in every language. Fails with `invalid` where another one was sent. */
function keptSlug(record: Stored & { slug?: string }, sent: string | undefined): string | null {
  const { slug = null } = record;
  if (sent && sent !== slug) throw invalidField("slug", KEPT_SLUG);
  return slug;
}

async function chooseSlug(
  em: EntityManager,
  subject: Subject,
  { sent, stored, title }: { sent?: string | undefined; stored: string | null; title: string },
) {
  if (!subject.resource.hasSlug) return null;
  const { takenSlugs = [], keepsSlug } = subject.resource;
  if (keepsSlug?.(subject.record)) return keptSlug(subject.record, sent);
  if (sent) {
    if (takenSlugs.includes(sent)) throw invalidField("slug", "Le site répond déjà à cette adresse. Choisissez-en une autre.");
    if (sent !== stored && (await isTaken(em, subject, sent))) throw takenFields(["slug"]);
    return sent;
  }
  const made = slugify(title);
  if (stored || made === "") return stored;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? made : `${made}-${number}`;
    if (!takenSlugs.includes(slug) && !(await isTaken(em, subject, slug))) return slug;
  }
}

const UNTRANSLATED = "Traduisez d’abord tous les champs\u202f: une traduction incomplète n’est pas publiée.";

type Write = { subject: Subject; input: TranslationInput; marked?: MarkedDone | undefined };

async function columnsOf(
  em: EntityManager,
  { subject, input, marked }: Write,
  stored: Pick<Translation, "fields" | "source" | "carried" | "is_published"> & { slug?: string | null },
) {
  const written = writtenFields(subject, stored, input, marked);
  const is_published = input.is_published ?? stored.is_published;
  if (is_published && !stored.is_published && written.missing.length > 0) throw invalidField("is_published", UNTRANSLATED);
  const title = readTitle(subject.resource.fields, written.fields);
  return { ...written, is_published, slug: await chooseSlug(em, subject, { sent: input.slug, stored: stored.slug ?? null, title }) };
}

/** Writes the first translation of a record into a language. */
export async function createTranslation(em: EntityManager, write: Write): Promise<TranslationItem> {
  const { noun, record, language } = write.subject.key;
  // its other columns are made of these
  const row = em.create(Translation, { noun, record, language, ...(await columnsOf(em, write, NOTHING)) } as never);
  await em.persist(row).flush();
  return toTranslation(row);
}

/** Merges a change that was made without having seen the stored translation. Fails with `stale` if both change one
 *  field. */
export function mergeUnseen(
  { resource }: Subject,
  stored: Translation,
  { fields = {}, slug, is_published }: TranslationInput,
): TranslationInput {
  const mine = { fields, slug: slug ?? "", is_published: is_published ?? false };
  const theirs = { fields: stored.fields, slug: stored.slug ?? "", is_published: stored.is_published };
  const base = { fields: {}, slug: "", is_published: false };
  const { merged, collisions } = mergeFields(translationMerge(resource.fields), { base, mine, theirs });
  if (collisions.length > 0) throw staleVersion(stored.version);
  return merged;
}

/** Reads and writes a stored translation under its lock. */
export function translationStore(subject: Subject, marked?: MarkedDone) {
  return {
    get: async (em: EntityManager, id: number): Promise<TranslationItem> => toTranslation(await em.findOneOrFail(Translation, { id })),
    update: async (em: EntityManager, { id, version, fields: input }: Change<TranslationInput>): Promise<TranslationItem> => {
      const row = await lockForUpdate(em, Translation, id);
      refuseStale(row, version);
      const before = row.slug ?? "";
      assignSent(em, row, await columnsOf(em, { subject, input, marked }, row));
      await em.flush();
      const { noun, record: owner, language } = subject.key;
      // The resources with slugs are those that have former ones.
      if (row.slug) await rememberSlugs(em, { noun: noun as SluggedResource, language }, [{ owner, before, after: row.slug }]);
      return toTranslation(row);
    },
  };
}
