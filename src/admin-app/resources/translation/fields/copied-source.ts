import type { TranslatedRow, TranslatedValue } from "#contracts/translation/translated-field.ts";

function filledRow(source: string | TranslatedRow, value: string | TranslatedRow | undefined): string | TranslatedRow {
  if (typeof source === "string") return typeof value === "string" && value !== "" ? value : source;
  const written = typeof value === "object" ? value : {};
  return Object.fromEntries(Object.entries(source).map(([name, text]) => [name, written[name] || text]));
}

/** Fills the gaps of a translation with the French; what is written stays. */
export function fillGaps(source: TranslatedValue, value: TranslatedValue): TranslatedValue {
  if (typeof source === "string") return typeof value === "string" && value !== "" ? value : source;
  const written = Array.isArray(value) ? value : [];
  return source.map((row, index) => filledRow(row, written[index])) as TranslatedValue; // rows of the source's kind
}

function rowHasGap(source: string | TranslatedRow, value: string | TranslatedRow | undefined): boolean {
  if (typeof source === "string") return source !== "" && !value;
  const written = typeof value === "object" ? value : {};
  return Object.entries(source).some(([name, text]) => text !== "" && !written[name]);
}

/** Whether there is anything that this would copy. */
export function hasGap(source: TranslatedValue, value: TranslatedValue): boolean {
  if (typeof source === "string") return source !== "" && value === "";
  const written = Array.isArray(value) ? value : [];
  return source.some((row, index) => rowHasGap(row, written[index]));
}

/** Whether the French text is empty: then there is nothing to translate. */
export function isSilent(source: TranslatedValue): boolean {
  return !hasGap(source, typeof source === "string" ? "" : []);
}
