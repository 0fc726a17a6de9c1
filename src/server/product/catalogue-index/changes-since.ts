import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";

/** What was seen of the database: PostgreSQL's snapshot, which says of every transaction whether its changes are in it. `epoch` is another one once the
 *  tables were made anew or another server was promoted; `alien` is the last change that was restored from a database whose transactions had other numbers. */
export type Seen = { snapshot: string; epoch: string; alien: number };

/** What was changed since: products, those whose translations were changed among them, and categories; whether categories have other attributes, or came or went. */
export type Changes = { products: number[]; hasCategories: boolean; hasAttributes: boolean };

/** Most products that are read again one by one; of more, all are read. */
export const CHANGES_MAX = 1_000;

/** The tables' files live as long as what the history tells of them: `reset`, `restore` and « truncate » give them others. */
const EPOCH = sql<string>`concat_ws(' ', pg_relation_filenode('change'),
  pg_relation_filenode('product'), pg_relation_filenode('category'), pg_relation_filenode('translation'),
  case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end)`;

/** What is seen from now on. */
export async function seenNow(em: EntityManager): Promise<Seen> {
  const { rows } = await sql<Seen>`
    select pg_current_snapshot()::text as snapshot, ${EPOCH} as epoch, coalesce((
      select max(id) from change where tx::xid8 >= pg_snapshot_xmin(pg_current_snapshot())
        and not pg_visible_in_snapshot(tx::xid8, pg_current_snapshot())), 0)::float8 as alien`.execute(em.getKysely({ type: "write" }));
  const [seen] = rows;
  if (!seen) throw new Error("PostgreSQL told no snapshot");
  return seen;
}

/** What was changed by the transactions that were not seen, as the history has it: its triggers record whoever writes. Undefined where that cannot be
 *  told, or is too much. */
export async function changesSince(
  em: EntityManager,
  { snapshot, epoch, alien }: Seen,
): Promise<{ seen: Seen; changes: Changes | undefined }> {
  const { rows } = await sql<Seen & Changes>`
    with since as materialized (
      select noun, record, operation, fields, coalesce(after, before) as columns from change
      where tx::xid8 >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(tx::xid8, ${snapshot}::pg_snapshot)
        and id > ${alien} and noun in ('product', 'translation', 'category'))
    select pg_current_snapshot()::text as snapshot, ${EPOCH} as epoch, ${alien}::float8 as alien,
      array(select distinct case noun when 'product' then record else (columns ->> 'record')::int end from since
        where noun = 'product' or (noun = 'translation' and columns ->> 'noun' = 'product') limit ${CHANGES_MAX + 1}) as products,
      exists (select from since where noun = 'category') as "hasCategories",
      exists (select from since where noun = 'category' and (operation <> 'update' or 'attributes' = any(fields))) as "hasAttributes"`.execute(
    em.getKysely({ type: "write" }),
  );
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL told no snapshot");
  const { products, hasCategories, hasAttributes, ...seen } = row;
  const isTold = seen.epoch === epoch && products.length <= CHANGES_MAX;
  return { seen, changes: isTold ? { products, hasCategories, hasAttributes } : undefined };
}
