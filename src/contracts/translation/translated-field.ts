import { z } from "zod";
import { line, text } from "../shared/text.ts";

/** Kinds of a translated field: one line, a text, HTML, a list of lines, a list of texts of which some are HTML, or
 *  rows of several columns. */
const FIELD_KINDS = ["line", "text", "html", "lines", "texts", "rows"] as const;

const columnSchema = z.object({ name: z.string(), label: z.string(), kind: z.enum(["line", "text", "html"]), max: z.int() });

/** A translated field, by its name in the resource's contract and its label there. `max` in characters, of one line
 *  where there are several; `columns` are those that are translated. An optional one may stay empty where the French
 *  one is not: then the page shows nothing instead. */
export const translatedFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(FIELD_KINDS),
  max: z.int(),
  columns: z.array(columnSchema).optional(),
  is_optional: z.boolean().optional(),
});

export type TranslatedField = z.infer<typeof translatedFieldSchema>;

/** Translated fields of a resource, in the order of its form, its title first. `noun` is the name of its table, with
 *  hyphens; `hasSlug` is set where each language has its own slug, `takenSlugs` are those that none can have. */
export type TranslatedFields = {
  noun: string;
  fields: TranslatedField[];
  hasSlug?: true;
  takenSlugs?: readonly string[];
  /** Whether a record has its French slug in every language. */
  keepsSlug?: (record: object) => boolean;
  /** Says in French what is wrong with a text. */
  faultOf?: (text: string) => string | undefined;
};

/** A row by its columns. */
export type TranslatedRow = Record<string, string>;

/** The value of a translated field, as its kind says. */
export type TranslatedValue = string | string[] | TranslatedRow[];

/** Whether one of several texts is HTML, which begins with a block. */
export function isHtmlText(text: string): boolean {
  return /^<(?:p|h[2-4]|[ou]l|blockquote|pre|figure|table|hr|img)\b/.test(text);
}

/** Values by the names of their fields. */
export type TranslatedValues = Record<string, TranslatedValue>;

/** Most lines or rows of one field. */
const ROWS_MAX = 1000;

function columnsOf({ columns = [] }: TranslatedField) {
  return z.object(Object.fromEntries(columns.map(({ name, kind, max }) => [name, kind === "line" ? line(max) : text(max)])));
}

function valueSchemaOf(field: TranslatedField): z.ZodType<TranslatedValue> {
  if (field.kind === "line") return line(field.max);
  if (field.kind === "lines") return z.array(line(field.max)).max(ROWS_MAX);
  if (field.kind === "texts") return z.array(text(field.max)).max(ROWS_MAX);
  if (field.kind === "rows") return z.array(columnsOf(field)).max(ROWS_MAX);
  return text(field.max);
}

/** Builds the schema of an input with these fields: each optional, and no others. */
export function translatedValuesSchema(fields: TranslatedField[]) {
  const known = `Champ inconnu\u202f: ceux qui se traduisent sont ${fields.map(({ name }) => name).join(", ")}.`;
  return z.strictObject(Object.fromEntries(fields.map((field) => [field.name, valueSchemaOf(field).optional()])), {
    error: ({ code }) => (code === "unrecognized_keys" ? known : undefined),
  });
}

type Item = Readonly<Record<string, unknown>>;

const toText = (value: unknown) => (typeof value === "string" ? value : "");
const toRows = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []); // as an array is

function sourceValue({ name, kind, columns = [] }: TranslatedField, item: Item): TranslatedValue {
  const value = item[name];
  if (kind === "lines" || kind === "texts") return toRows(value).map(toText);
  if (kind !== "rows") return toText(value);
  // as rows are
  return toRows(value).map((row) => Object.fromEntries(columns.map((column) => [column.name, toText((row as Item)[column.name])])));
}

/** Reads the French values of these fields. */
export function sourceOf(fields: TranslatedField[], item: object): TranslatedValues {
  // read by the names of its fields
  return Object.fromEntries(fields.map((field) => [field.name, sourceValue(field, item as Item)]));
}

/** Reads a record's title, which is the first of its fields. Empty where the values have none. */
export function readTitle([title]: TranslatedField[], values: TranslatedValues): string {
  const called = title && values[title.name];
  return typeof called === "string" ? called : "";
}

const isList = (value: TranslatedValue | undefined): value is (string | TranslatedRow)[] & TranslatedValue => Array.isArray(value);

const textsOf = (row: string | TranslatedRow | undefined): string[] =>
  row === undefined
    ? []
    : typeof row === "string"
      ? [row]
      : Object.keys(row)
          .toSorted()
          .map((name) => row[name] ?? "");

/** Lists the texts of a value. */
export function listTexts(value: TranslatedValue): string[] {
  return isList(value) ? value.flatMap(textsOf) : [value];
}

/** Whether a translation has a text wherever its source has one. */
export function isComplete({ is_optional }: TranslatedField, source: TranslatedValue, translated: TranslatedValue | undefined): boolean {
  if (is_optional) return true;
  if (!isList(source)) return source === "" || Boolean(translated);
  const rows = isList(translated) ? translated : [];
  return source.every((row, index) => {
    const translatedTexts = textsOf(rows[index]);
    return textsOf(row).every((text, index) => text === "" || Boolean(translatedTexts[index]));
  });
}

const keyOf = (row: string | TranslatedRow) => JSON.stringify(textsOf(row));

/** A French text that another has replaced, in the same place of its record. */
export type ReplacedText = { from: string; to: string };

/** A translated value with the French that it translates. `carried` has translations of former French texts, by those
 *  that stand in their places today. */
type Translated = {
  source: TranslatedValue | undefined;
  value: TranslatedValue | undefined;
  carried?: Readonly<Record<string, string>> | undefined;
};

/** Orders the translated rows by the list of today. Each row is found by its French text, so that rows keep their
 *  translation when others are moved, added or removed. One that was never translated is undefined. */
function rowsToday(today: TranslatedValue, { source, value, carried = {} }: Translated) {
  const rows = isList(value) ? value : [];
  const carriedRows = Object.entries(carried).map(([french, text]) => [keyOf(french), text] as const);
  const known = new Map<string, string | TranslatedRow | undefined>(carriedRows);
  for (const [index, row] of (isList(source) ? source : []).entries()) if (rows[index]) known.set(keyOf(row), rows[index]);
  return isList(today) ? today.map((row) => known.get(keyOf(row))) : [];
}

/** Aligns a translation with the French of today: as many rows as that has, empty where they are new. */
export function besideToday(today: TranslatedValue, translated: Translated): TranslatedValue | undefined {
  if (!isList(today) || translated.value === undefined) return translated.value;
  const empty = (row: string | TranslatedRow) =>
    typeof row === "string" ? "" : Object.fromEntries(Object.keys(row).map((name) => [name, ""]));
  // rows of its kind
  return rowsToday(today, translated).map((row, index) => row ?? empty(today[index] ?? "")) as TranslatedValue;
}

const pickFilled = (row: TranslatedRow) => Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ""));

/** Replaces an item's texts by those of a translation; `source` has the French texts that were translated. Where
 *  nothing is translated the French text stays, but optional fields are empty. */
export function withTranslation<Value extends object>(
  fields: TranslatedField[],
  item: Value,
  { values, source, carried }: { values: TranslatedValues; source: TranslatedValues; carried: Record<string, string> },
): Value {
  const stored = item as Item; // read by the names of its fields
  const shown = fields.flatMap((field): [string, unknown][] => {
    const { name, kind, is_optional } = field;
    if (stored[name] === undefined) return [];
    if (kind !== "lines" && kind !== "texts" && kind !== "rows") return [[name, values[name] || (is_optional ? "" : stored[name])]];
    const today = rowsToday(sourceValue(field, stored), { source: source[name], value: values[name], carried });
    const parts = toRows(stored[name]);
    return [[name, parts.map((part, index) => withRow(part, today[index]))]];
  });
  return { ...item, ...Object.fromEntries(shown) };
}

function withRow(part: unknown, translated: string | TranslatedRow | undefined): unknown {
  if (!translated) return part;
  // rows have columns
  return typeof translated === "string" ? translated : { ...(part as object), ...pickFilled(translated) };
}
