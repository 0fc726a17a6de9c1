import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { normalize } from "#contracts/shared/normalize.ts";
import type { UniqueField } from "#server/platform/errors/app-error.ts";
import type { NetChange, ResourceChanges } from "./net-changes.ts";

/** How the unique indexes compare: the column or expression, and a value made alike. */
const COMPARED: Record<UniqueField, { column: string; alike: (value: string) => string }> = {
  slug: { column: "slug", alike: (slug) => slug },
  reference: { column: "lower(reference)", alike: (reference) => reference.toLowerCase() },
  name: { column: "normalized_name", alike: normalize },
};

/** The unique fields in which a row that would be there again has what another record has. */
export async function takenAmong(em: EntityManager, { noun, meta }: ResourceChanges, changes: NetChange[]): Promise<UniqueField[]> {
  const taken: UniqueField[] = [];
  const ids = changes.map(({ record }) => record);
  for (const field of noun.uniqueFields ?? []) {
    const { column, alike } = COMPARED[field];
    const values = changes.map(({ before }) => alike(String(before?.[field])));
    const { rows } = await sql`select 1 from ${sql.table(meta.tableName)}
      where ${sql.raw(column)} = any(${values}) and id <> all(${ids}) limit 1`.execute(em.getKysely());
    if (rows.length > 0) taken.push(field);
  }
  return taken;
}
