import type { TranslatedRow, TranslatedValue } from "#contracts/translation/translated-field.ts";

/** Gives what is written for a French text that has no translation yet; empty where nothing is known. */
export type Filling = (french: string) => string;

/** A value, one of its rows, or a text in one. */
type Part = TranslatedValue | TranslatedRow;

function pickPart(value: Part | undefined, key: string): Part | undefined {
  return typeof value === "object" ? Reflect.get(value, key) : undefined;
}

/** Fills the gaps of a translation, with the French unless told otherwise; what is written stays. */
export function fillGaps<Source extends Part>(source: Source, value: Part | undefined, fill: Filling = (french) => french): Source {
  // a text
  if (typeof source === "string") return (typeof value === "string" && value !== "" ? value : fill(source)) as Source;
  const parts = Object.entries<Part>(source).map(([key, part]) => [key, fillGaps(part, pickPart(value, key), fill)] as const);
  return (Array.isArray(source) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Source; // of its kind
}

/** Lists the French texts without a translation. */
export function listGaps(source: Part, value: Part | undefined): string[] {
  if (typeof source === "string") return source !== "" && !value ? [source] : [];
  return Object.entries<Part>(source).flatMap(([key, part]) => listGaps(part, pickPart(value, key)));
}

/** Whether a French text has no translation. */
export function hasGap(source: TranslatedValue, value: TranslatedValue): boolean {
  return listGaps(source, value).length > 0;
}

/** Whether the French text is empty: then there is nothing to translate. */
export function isSilent(source: TranslatedValue): boolean {
  return listGaps(source, undefined).length === 0;
}
