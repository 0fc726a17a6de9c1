import { allNouns } from "#admin-app/kit/resource.ts";

/** A noun whose records are translated: its name, and what one and several of them are called. */
export type TranslatedNoun = { name: string; one: string; many: string };

/** Lists every such noun, in the sidebar's order. */
export function listTranslatedNouns(): TranslatedNoun[] {
  return allNouns().flatMap(({ name, one, translated }) => (translated ? [{ name, one, ...translated }] : []));
}

/** Gives a row of the list a number of its own, where records of several nouns stand: ids of two nouns may be the same. */
export function toRowId({ noun, record }: { noun: string; record: number }): number {
  const nouns = listTranslatedNouns();
  return record * nouns.length + nouns.findIndex(({ name }) => name === noun);
}
