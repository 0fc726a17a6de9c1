/** Marks that English does not write: straight quotes, French spaces and quotes, and the commonest French words. */
const FAULTS = [
  /["']/,
  /[\u202f«»]/,
  /(?<![\p{L}/-])(?:le|la|les|des|une|et|avec|dans|est|sont|vous|votre|qui|ou)(?![\p{L}-])/iu,
  /\.\.\./,
];

/** Finds the faults of English in a text, each with its beginning. */
export function findEnglishFaults(text: string): string[] {
  return FAULTS.flatMap((fault) => fault.exec(text)?.[0] ?? []).map((found) => `${found} in: ${text.slice(0, 80)}`);
}
