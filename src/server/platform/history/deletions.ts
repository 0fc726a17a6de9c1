import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { z } from "zod";
import type { Deletion, deletionsQuerySchema } from "#contracts/history/deletion.ts";
import { allResources, resourceNameOf } from "#server/platform/declaration/resource.ts";
import { mayCall, type Permissions, readRightOf } from "#server/platform/rpc/rights.ts";
import { readCursor, toCursor } from "#server/platform/rpc/scan.ts";

/** Lists the deletions of records that a sender may read. One that was restored since is left out. */
export async function listDeletions(
  em: EntityManager,
  { since, cursor, limit }: z.output<typeof deletionsQuerySchema>,
  permissions: Permissions,
): Promise<{ data: Deletion[]; next_cursor: string | null }> {
  const readable = allResources().filter((resource) => mayCall(permissions, readRightOf(resource)));
  const resources = readable.map(({ entity }) => resourceNameOf(em, entity));
  const from = since === undefined ? null : new Date(since);
  const { rows } = await sql<Deletion & { change: number }>`
    select id::float8 as change, replace(noun, '-', '_') as resource, record as id, before ->> 'reference' as reference,
      to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as deleted_at
    from change where operation = 'delete' and noun = any(${resources}::text[]) and id > ${readCursor(cursor, Number.MAX_SAFE_INTEGER)}
      and (${from}::timestamptz is null or at >= ${from}::timestamptz)
      and not exists (select from change later where later.noun = change.noun and later.record = change.record and later.id > change.id)
    order by change.id limit ${limit + 1}`.execute(em.getKysely());
  const part = rows.slice(0, limit);
  const last = rows.length > limit ? part.at(-1)?.change : undefined;
  return { data: part.map(({ change: _, ...deletion }) => deletion), next_cursor: last === undefined ? null : toCursor(last) };
}
