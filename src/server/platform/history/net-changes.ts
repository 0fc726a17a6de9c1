import { isDeepStrictEqual } from "node:util";
import type { EntityMetadata } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Resource } from "#server/platform/declaration/resource.ts";
import type { Snapshot } from "#server/platform/database/change.entity.ts";

/** Net change of one record by one transaction, whatever its steps. `before` and `after` are snapshots of the row,
 *  null where there was none; `stored` is the row as it is now. `change` is the last of the steps, `version` the
 *  record's after it. */
export type NetChange = {
  record: number;
  change: number;
  version: number;
  before: Snapshot | null;
  after: Snapshot | null;
  stored: Snapshot | null;
};

/** The changes of one transaction to the records of one resource. */
export type ResourceChanges = { resource: Resource<string>; meta: EntityMetadata; name: string; changes: NetChange[] };

/** Fields that a transaction changed in a record: those of both snapshots that differ. */
export function fieldsOf({ before, after }: NetChange): string[] {
  return Object.keys(before ?? {}).filter((field) => after && field in after && !isDeepStrictEqual(before?.[field], after[field]));
}

/** SQL: a snapshot as the columns of today would write it, in the session's own time zone. */
function toCurrentColumns(table: string, snapshot: string) {
  return sql`case when ${sql.ref(snapshot)} is not null then (
    select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(jsonb_populate_record(null::${sql.table(table)}, ${sql.ref(snapshot)})))
    where jsonb_exists(${sql.ref(snapshot)}, key)) end`;
}

/** Adds up these changes for the records of one resource, whose rows are locked until the caller's transaction ends.
 *  By id. */
export async function netChangesOf(em: EntityManager, { tableName, props }: EntityMetadata, changes: number[]): Promise<NetChange[]> {
  const resource = tableName.replaceAll("_", "-");
  const leftOut = ["id", "version", "updated_at", ...props.filter(({ hidden }) => hidden).map(({ name }) => name)];
  await sql`select 1 from ${sql.table(tableName)} where id in (select record from change where id = any(${changes}) and noun = ${resource})
    order by id for update`.execute(em.getKysely());
  const { rows } = await sql<NetChange>`
    with net as (
      select record, max(id)::int8 as change, max(version) as version,
        (array_agg(before order by id))[1] as before, (array_agg(after order by id desc))[1] as after
      from change where id = any(${changes}) and noun = ${resource} group by record)
    select net.record, net.change::int, net.version, ${toCurrentColumns(tableName, "net.before")} as before, ${toCurrentColumns(tableName, "net.after")} as after,
      to_jsonb(stored) - ${leftOut}::text[] as stored
    from net left join ${sql.table(tableName)} as stored on stored.id = net.record order by net.record`.execute(em.getKysely());
  return rows;
}
