import { allResources } from "#admin-app/kit/resource.ts";

/** A resource whose records are translated: its name, and what one and several of them are called. */
export type TranslatedResource = { name: string; one: string; many: string };

/** Lists every such resource, in the sidebar's order. */
export function listTranslatedResources(): TranslatedResource[] {
  return allResources().flatMap(({ name, one, translated }) => (translated ? [{ name, one, ...translated }] : []));
}

/** Gives a row of the list a number of its own, where records of several resources stand: ids of two resources may be
 *  the same. */
export function toRowId({ noun, record }: { noun: string; record: number }): number {
  const resources = listTranslatedResources();
  return record * resources.length + resources.findIndex(({ name }) => name === noun);
}
