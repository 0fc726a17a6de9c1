import { nextNumber } from "#server/testing/next-number.ts";

/** The least that a group of synonyms needs, of words that no other group has; `fields` says what matters to the
 *  test. */
export function aSynonymGroup(fields: Record<string, unknown> = {}) {
  const number = nextNumber();
  return { words: [`machin${number}`, `truc${number}`], meant: [`bidule${number}`], ...fields };
}
