import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { nowOf } from "#server/platform/database/clock.ts";

/** Renames a line in the French that a record's translations were made from, so that they still belong to it. */
export async function renameSourceRow(
  em: EntityManager,
  { noun, record }: { noun: string; record: number },
  { field, from, to }: { field: string; from: string; to: string },
): Promise<void> {
  await sql`update translation set updated_at = ${nowOf(em)}::timestamptz, version = version + 1, source = jsonb_set(source, array[${field}],
    (select jsonb_agg(case when line = to_jsonb(${from}::text) then to_jsonb(${to}::text) else line end order by position)
      from jsonb_array_elements(source -> ${field}) with ordinality lines (line, position)))
    where noun = ${noun} and record = ${record} and source -> ${field} @> to_jsonb(${from}::text)`.execute(em.getKysely());
}
