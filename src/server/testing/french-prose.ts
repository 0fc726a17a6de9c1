/** A plain or missing space where French wants a narrow no-break one, a straight apostrophe or quote, an exclamation
 *  mark. */
const FAULTS = [
  / [;:!?»%€]/,
  /« /,
  /[\p{L}\d>][;?](?=\s|$)/u,
  /['"!]/,
  /\d \d{3}(?!\d)/,
  /\d (?:V|W|mm|cm|kg|lm|dB|h|K|°C)(?!\p{L})/u,
  /\.\.\./,
];

/** Finds the faults of French typography in a text, each with its beginning. */
export function findFrenchFaults(text: string): string[] {
  return FAULTS.flatMap((fault) => fault.exec(text)?.[0] ?? []).map((found) => `${found} in: ${text.slice(0, 80)}`);
}

/** Collects every string of a value, however deep. */
export function collectStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(collectStrings) : [];
}

/** Finds the values that occur more than once. */
export function findRepeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
