import type { TranslatedRow, TranslatedValue } from "#contracts/translation/translated-field.ts";

/** Gives what is written for a French text that has no translation yet; empty where nothing is known. */
export type Filling = (french: string) => string;

const copySource: Filling = (french) => french;

function filledRow(source: string | TranslatedRow, value: string | TranslatedRow | undefined, fill: Filling): string | TranslatedRow {
  if (typeof source === "string") return typeof value === "string" && value !== "" ? value : fill(source);
  const written = typeof value === "object" ? value : {};
  return Object.fromEntries(Object.entries(source).map(([name, text]) => [name, written[name] || fill(text)]));
}

/** Fills the gaps of a translation, with the French unless told otherwise; what is written stays. */
export function fillGaps(source: TranslatedValue, value: TranslatedValue, fill = copySource): TranslatedValue {
  if (typeof source === "string") return typeof value === "string" && value !== "" ? value : fill(source);
  const written = Array.isArray(value) ? value : [];
  // rows of the source's kind
  return source.map((row, index) => filledRow(row, written[index], fill)) as TranslatedValue;
}

function listRowGaps(source: string | TranslatedRow, value: string | TranslatedRow | undefined): string[] {
  if (typeof source === "string") return source !== "" && !value ? [source] : [];
  const written = typeof value === "object" ? value : {};
  return Object.entries(source).flatMap(([name, text]) => (text !== "" && !written[name] ? [text] : []));
}

/** Lists the French texts without a translation. */
export function listGaps(source: TranslatedValue, value: TranslatedValue): string[] {
  if (typeof source === "string") return source !== "" && value === "" ? [source] : [];
  const written = Array.isArray(value) ? value : [];
  return source.flatMap((row, index) => listRowGaps(row, written[index]));
}

/** Whether a French text has no translation. */
export function hasGap(source: TranslatedValue, value: TranslatedValue): boolean {
  return listGaps(source, value).length > 0;
}

/** Whether the French text is empty: then there is nothing to translate. */
export function isSilent(source: TranslatedValue): boolean {
  return !hasGap(source, typeof source === "string" ? "" : []);
}
