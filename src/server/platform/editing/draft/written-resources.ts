import type { EntityManager } from "@mikro-orm/postgresql";
import { allResources, resourceNameOf } from "#server/platform/declaration/resource.ts";

/** Whether administrators write the records of a resource. Personal data, which others sent, stay out of drafts and presence: what is erased is
 *  gone everywhere. */
export function isWrittenResource(em: EntityManager, noun: string): boolean {
  return allResources().some(({ entity, isPersonal }) => !isPersonal && resourceNameOf(em, entity) === noun);
}
