import type { EntityClass } from "@mikro-orm/core";
import type { TranslatedFields } from "#contracts/translation/translated-field.ts";
import { invalidField } from "#server/platform/errors/app-error.ts";
import { allResources } from "#server/platform/declaration/resource.ts";
import type { Stored } from "#server/platform/database/columns.ts";

/** A resource whose records are translated: its table, and what of it is. */
export type TranslatedResource = TranslatedFields & { entity: EntityClass<Stored> };

/** The resources whose records are translated, in the order of all. */
export function translatedResources(): TranslatedResource[] {
  return allResources().flatMap(({ entity, translated }) => (translated ? [{ entity, ...translated }] : []));
}

/** The one of a name. Fails with `invalid` for any other. */
export function translatedResourceNamed(name: string): TranslatedResource {
  const found = translatedResources().find(({ noun }) => noun === name);
  if (!found) throw invalidField("noun", "Ce type d’élément ne se traduit pas.");
  return found;
}
