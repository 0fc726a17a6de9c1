import type { EntityClass } from "@mikro-orm/core";
import { type RawBuilder, sql } from "kysely";
import type { TranslatedFields } from "#contracts/translation/translated-field.ts";
import { invalidField } from "#server/platform/errors/app-error.ts";
import { allResources } from "#server/platform/declaration/resource.ts";
import type { Stored } from "#server/platform/database/columns.ts";

/** A resource whose records are translated: its table, and what of it is. */
export type TranslatedResource = TranslatedFields & {
  entity: EntityClass<Stored>;
  /** SQL: whether visitors see a row `r` of its table now. */
  isVisible: (now: Date) => RawBuilder<boolean>;
};

/** The resources whose records are translated, in the order of all. */
export function translatedResources(): TranslatedResource[] {
  return allResources().flatMap(({ entity, translated, isPublic, checks }) => {
    const isVisible = (now: Date) => (isPublic ? (checks?.isVisible?.(now) ?? sql<boolean>`true`) : sql<boolean>`false`);
    return translated ? [{ entity, isVisible, ...translated }] : [];
  });
}

/** The one of a name. Fails with `invalid` for any other. */
export function translatedResourceNamed(name: string): TranslatedResource {
  const found = translatedResources().find(({ noun }) => noun === name);
  if (!found) throw invalidField("noun", "Ce type d’élément ne se traduit pas.");
  return found;
}
