import type { EntityManager } from "@mikro-orm/postgresql";
import { nounNameOf } from "#server/platform/declaration/resource.ts";
import { allNouns } from "#server/platform/declaration/resource.ts";

/** Whether administrators write the records of a noun. Personal data, which others sent, stay out of drafts and presence: what is erased is
 *  gone everywhere. */
export function isWrittenNoun(em: EntityManager, noun: string): boolean {
  return allNouns().some(({ entity, isPersonal }) => !isPersonal && nounNameOf(em, entity) === noun);
}
