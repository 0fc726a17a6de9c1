import type { EntityName } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { SLUG_MAX_LENGTH } from "#contracts/shared/slug.ts";

/** Room for a hyphen and a number. */
const NUMBER_LENGTH = 6;

/** What a numbered slug begins with. */
export function slugStem(slug: string): string {
  return slug.slice(0, SLUG_MAX_LENGTH - NUMBER_LENGTH).replace(/-$/, "");
}

/** A slug like the wanted one that no row has: itself, else with the first free number behind it. Only a proposal: no one else is held off. */
export async function freeSlug(em: EntityManager, entity: EntityName<{ slug: string }>, wanted: string): Promise<string> {
  const stem = slugStem(wanted);
  const found = await em.find(entity, { slug: { $like: `${stem}%` } }, { fields: ["slug"] });
  const taken = new Set(found.map(({ slug }) => slug));
  let slug = stem;
  for (let number = 2; taken.has(slug); number += 1) slug = `${stem}-${number}`;
  return slug;
}
