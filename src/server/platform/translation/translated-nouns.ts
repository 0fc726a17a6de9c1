import type { EntityClass } from "@mikro-orm/core";
import type { TranslatedFields } from "#contracts/translation/translated-field.ts";
import { invalidField } from "#server/platform/errors/app-error.ts";
import { allNouns } from "#server/platform/declaration/resource.ts";
import type { Stored } from "#server/platform/database/columns.ts";

/** A noun whose records are translated: its table, and what of it is. */
export type TranslatedNoun = TranslatedFields & { entity: EntityClass<Stored> };

/** The nouns whose records are translated, in the order of all. */
export function translatedNouns(): TranslatedNoun[] {
  return allNouns().flatMap(({ entity, translated }) => (translated ? [{ entity, ...translated }] : []));
}

/** The one of a name. Fails with `invalid` for any other. */
export function translatedNounNamed(name: string): TranslatedNoun {
  const found = translatedNouns().find(({ noun }) => noun === name);
  if (!found) throw invalidField("noun", "Ce type d’élément ne se traduit pas.");
  return found;
}
