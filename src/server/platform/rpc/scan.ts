import type { EntityClass } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { INTEGER_MAX } from "#contracts/shared/entity.ts";
import type { ScanQuery } from "#contracts/shared/scan.ts";
import { invalidField } from "#server/platform/errors/app-error.ts";
import type { Stored } from "#server/platform/database/columns.ts";

/** Writes the id of a row as a cursor, whose form callers need not know. */
export function toCursor(id: number): string {
  return Buffer.from(`id ${id}`).toString("base64url");
}

/** Reads the id after which a scan goes on. Fails with `invalid`. */
export function readCursor(cursor = "", max = INTEGER_MAX): number {
  if (cursor === "") return 0;
  const [, digits] = /^id (\d{1,16})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const id = Number(digits);
  if (digits === undefined || id > max) throw invalidField("cursor", "Ce curseur n’est pas celui d’une réponse.");
  return id;
}

/** Reads the next rows of a table by their ids. A row that is written meanwhile is neither skipped nor given twice; one
 *  that is deleted meanwhile is left out. */
export async function scan<Row extends { id: number }>(
  em: EntityManager,
  { cursor, updated_since, limit }: ScanQuery,
  { entity, read }: { entity: EntityClass<Stored>; read: (em: EntityManager, ids: number[]) => Promise<Row[]> },
): Promise<{ data: Row[]; next_cursor: string | null }> {
  const table = sql.table(em.getMetadata().get(entity).tableName);
  const since = updated_since === undefined ? null : new Date(updated_since);
  const { rows } = await sql<{ id: number }>`
    select id from ${table} where id > ${readCursor(cursor)} and (${since}::timestamptz is null or updated_at >= ${since}::timestamptz)
    order by id limit ${limit + 1}`.execute(em.getKysely());
  const ids = rows.slice(0, limit).map(({ id }) => id);
  const byId = new Map((ids.length > 0 ? await read(em, ids) : []).map((row) => [row.id, row]));
  const last = rows.length > limit ? ids.at(-1) : undefined;
  return { data: ids.flatMap((id) => byId.get(id) ?? []), next_cursor: last === undefined ? null : toCursor(last) };
}
