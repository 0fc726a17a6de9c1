import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { IS_UNSEEN, LAST_RESTORED } from "#server/platform/database/change.entity.ts";

/** State of the database that was seen: `snapshot` and `restored` as `IS_UNSEEN` reads them. `epoch` is another one
 *  once the tables were created again or another server was promoted. */
export type Seen = { snapshot: string; epoch: string; restored: number };

/** What was changed since: products, those whose translations were changed among them, and categories; whether
 *  categories have other attributes, or came or went. */
export type Changes = { products: number[]; hasCategories: boolean; hasAttributes: boolean };

/** Most products that are read again one by one; of more, all are read. */
export const CHANGES_MAX = 1_000;

/** The tables' files live as long as what the history tells of them: `reset`, `restore` and « truncate » give them
 *  others. */
const EPOCH = sql<string>`concat_ws(' ', pg_relation_filenode('change'),
  pg_relation_filenode('product'), pg_relation_filenode('category'), pg_relation_filenode('translation'),
  case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end)`;

/** Reads the present state of the database. */
export async function seenNow(em: EntityManager): Promise<Seen> {
  const { rows } = await sql<Seen>`
    select pg_current_snapshot()::text as snapshot, ${EPOCH} as epoch, ${sql.raw(LAST_RESTORED)} as restored`.execute(
    em.getKysely({ type: "write" }),
  );
  const [seen] = rows;
  if (!seen) throw new Error("PostgreSQL gave no snapshot");
  return seen;
}

/** What was changed by the transactions that were not seen, as the history has it, whose triggers record every writer.
 *  `changes` is undefined where the history cannot tell, or tells of too many products. */
export async function changesSince(
  em: EntityManager,
  { snapshot, epoch, restored }: Seen,
): Promise<{ seen: Seen; changes: Changes | undefined }> {
  const { rows } = await sql<Seen & Changes>`
    with since as materialized (
      select noun, record, operation, fields, coalesce(after, before) as columns
      from change, (select ${snapshot}::pg_snapshot as snapshot, ${restored}::float8 as restored) seen
      where ${sql.raw(IS_UNSEEN)} and noun in ('product', 'translation', 'category'))
    select pg_current_snapshot()::text as snapshot, ${EPOCH} as epoch, ${restored}::float8 as restored,
      array(select distinct case noun when 'product' then record else (columns ->> 'record')::int end from since
        where noun = 'product' or (noun = 'translation' and columns ->> 'noun' = 'product') limit ${CHANGES_MAX + 1}) as products,
      exists (select from since where noun = 'category') as "hasCategories",
      exists (select from since where noun = 'category' and (operation <> 'update' or 'attributes' = any(fields))) as "hasAttributes"`.execute(
    em.getKysely({ type: "write" }),
  );
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL gave no snapshot");
  const { products, hasCategories, hasAttributes, ...seen } = row;
  const isTold = seen.epoch === epoch && products.length <= CHANGES_MAX;
  return { seen, changes: isTold ? { products, hasCategories, hasAttributes } : undefined };
}
