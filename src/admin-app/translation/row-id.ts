import { NOUN_LABELS } from "./translation-words.ts";

const NOUNS = Object.keys(NOUN_LABELS);

/** A number of its own for each row of the list, where records of several nouns stand: ids of two nouns may be the same. */
export function rowIdOf({ noun, record }: { noun: string; record: number }): number {
  return record * NOUNS.length + NOUNS.indexOf(noun);
}
