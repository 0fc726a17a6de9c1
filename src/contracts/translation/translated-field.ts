import { z } from "zod";
import { line, text } from "../shared/text.ts";

/** What is written in a translated field: one line, a text, HTML, a list of lines, or rows of several columns. */
export const FIELD_KINDS = ["line", "text", "html", "lines", "rows"] as const;

const columnSchema = z.object({ name: z.string(), label: z.string(), kind: z.enum(["line", "text"]), max: z.int() });

/** A field that is translated, by its name in the resource's contract, and what that calls it. `max` in characters, of
 *  one line where there are several; the columns of a row are those that are translated. An optional one may stay empty
 *  where the French one is not: then nothing stands in its place. */
export const translatedFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(FIELD_KINDS),
  max: z.int(),
  columns: z.array(columnSchema).optional(),
  is_optional: z.boolean().optional(),
});

export type TranslatedField = z.infer<typeof translatedFieldSchema>;

/** The translated fields of a resource, in the order of its form, its title first; the resource as its table is called,
 *  with hyphens. `hasSlug` where each language has a slug of its own. */
export type TranslatedFields = { noun: string; fields: TranslatedField[]; hasSlug?: true };

/** A row by its columns. */
export type TranslatedRow = Record<string, string>;

/** The value of a translated field, as its kind says. */
export type TranslatedValue = string | string[] | TranslatedRow[];

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
  if (field.kind === "rows") return z.array(columnsOf(field)).max(ROWS_MAX);
  return text(field.max);
}

/** What may be sent of these fields: each alone, and none that is not among them. */
export function translatedValuesSchema(fields: TranslatedField[]) {
  return z.strictObject(Object.fromEntries(fields.map((field) => [field.name, valueSchemaOf(field).optional()])));
}

type Item = Readonly<Record<string, unknown>>;

const textIn = (value: unknown) => (typeof value === "string" ? value : "");
const rowsIn = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []); // as an array is

function sourceValue({ name, kind, columns = [] }: TranslatedField, item: Item): TranslatedValue {
  const value = item[name];
  if (kind === "lines") return rowsIn(value).map(textIn);
  if (kind !== "rows") return textIn(value);
  // as rows are
  return rowsIn(value).map((row) => Object.fromEntries(columns.map((column) => [column.name, textIn((row as Item)[column.name])])));
}

/** What an item says in French in these fields. */
export function sourceOf(fields: TranslatedField[], item: object): TranslatedValues {
  // read by the names of its fields
  return Object.fromEntries(fields.map((field) => [field.name, sourceValue(field, item as Item)]));
}

/** What a record is called by these values of its fields: its title comes first among them. Empty where they do not
 *  tell. */
export function titleIn([title]: TranslatedField[], values: TranslatedValues): string {
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

/** Whether a translation says something wherever its source does. */
export function isComplete({ is_optional }: TranslatedField, source: TranslatedValue, translated: TranslatedValue | undefined): boolean {
  if (is_optional) return true;
  if (!isList(source)) return source === "" || Boolean(translated);
  const rows = isList(translated) ? translated : [];
  return source.every((row, place) => {
    const said = textsOf(rows[place]);
    return textsOf(row).every((text, index) => text === "" || Boolean(said[index]));
  });
}

const keyOf = (row: string | TranslatedRow) => JSON.stringify(textsOf(row));

/** The translation of a list as its source is today: each row is known by what it says in French, so that rows that
 *  were moved, added or removed since keep each other's words. One that was never translated is undefined. */
function rowsToday(today: TranslatedValue, source: TranslatedValue | undefined, translated: TranslatedValue | undefined) {
  const rows = isList(translated) ? translated : [];
  const known = new Map((isList(source) ? source : []).map((row, place) => [keyOf(row), rows[place]]));
  return isList(today) ? today.map((row) => known.get(keyOf(row))) : [];
}

/** A translation to be written beside the French of today: as many rows as that has, empty where they are new. */
export function besideToday(
  today: TranslatedValue,
  source: TranslatedValue | undefined,
  translated: TranslatedValue | undefined,
): TranslatedValue | undefined {
  if (!isList(today) || translated === undefined) return translated;
  const empty = (row: string | TranslatedRow) =>
    typeof row === "string" ? "" : Object.fromEntries(Object.keys(row).map((name) => [name, ""]));
  // rows of its kind
  return rowsToday(today, source, translated).map((row, place) => row ?? empty(today[place] ?? "")) as TranslatedValue;
}

const said = (row: TranslatedRow) => Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ""));

/** An item with its fields as a translation says them; `source` is what they said when they were translated. Where
 *  nothing is translated the French words stay, but for optional fields, which are empty then. */
export function withTranslation<Value extends object>(
  fields: TranslatedField[],
  item: Value,
  { values, source }: { values: TranslatedValues; source: TranslatedValues },
): Value {
  const stored = item as Item; // read by the names of its fields
  const shown = fields.flatMap((field): [string, unknown][] => {
    const { name, kind, is_optional } = field;
    if (stored[name] === undefined) return [];
    if (kind !== "lines" && kind !== "rows") return [[name, values[name] || (is_optional ? "" : stored[name])]];
    const today = rowsToday(sourceValue(field, stored), source[name], values[name]);
    const parts = rowsIn(stored[name]);
    return [[name, parts.map((part, place) => withRow(part, today[place]))]];
  });
  return { ...item, ...Object.fromEntries(shown) };
}

function withRow(part: unknown, translated: string | TranslatedRow | undefined): unknown {
  if (!translated) return part;
  // rows have columns
  return typeof translated === "string" ? translated : { ...(part as object), ...said(translated) };
}
