import { isDeepStrictEqual } from "node:util";
import type { TranslatedRow, TranslatedValue } from "#contracts/translation/translated-field.ts";

/** One text of a field, and where it stands in it: `title`, `subcategories.0`, `benefits.2.description`. */
export type FlatText = { path: string; text: string };

/** The texts of a field, each by its place. */
export function flatTexts(name: string, value: TranslatedValue): FlatText[] {
  if (typeof value === "string") return [{ path: name, text: value }];
  return value.flatMap((row, place) => {
    const path = `${name}.${place}`;
    if (typeof row === "string") return [{ path, text: row }];
    return Object.entries(row).map(([column, text]) => ({ path: `${path}.${column}`, text }));
  });
}

/** A field as large as its source, with these texts; empty where there is none. */
export function fieldOfTexts(name: string, source: TranslatedValue, texts: ReadonlyMap<string, string>): TranslatedValue {
  const at = (path: string) => texts.get(path) ?? "";
  if (typeof source === "string") return at(name);
  const rows = source.map((row, place): string | TranslatedRow => {
    const path = `${name}.${place}`;
    return typeof row === "string" ? at(path) : Object.fromEntries(Object.keys(row).map((column) => [column, at(`${path}.${column}`)]));
  });
  return rows as TranslatedValue; // of the source's kind
}

/** Whether two values of a field say the same. */
export const saysSame = (one: TranslatedValue, other: TranslatedValue): boolean => isDeepStrictEqual(one, other);
