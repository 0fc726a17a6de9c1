import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { IS_UNSEEN, LAST_RESTORED } from "#server/platform/database/change.entity.ts";

/** Seen state of the database; `IS_UNSEEN` reads `snapshot` and `restored`. `epoch` changes when the tables are created
 *  again or another server is promoted. */
export type Seen = { snapshot: string; epoch: string; restored: number };

/** Changes since a seen state: products, also by their translations; whether there are changed categories, and whether
 *  attributes changed or categories came or went. */
export type Changes = { products: number[]; hasCategories: boolean; hasAttributes: boolean };

/** Most products that are read again one by one; beyond, all are read. */
const CHANGES_MAX = 1_000;

/** Identity of the files of the tables: `reset`, `restore` and « truncate » give them others, and end what the history
 *  covers. */
const EPOCH = sql<string>`concat_ws(' ', pg_relation_filenode('change'),
  pg_relation_filenode('product'), pg_relation_filenode('category'), pg_relation_filenode('translation'),
  case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end)`;

/** Reads the present state of the database. */
export async function readSeen(em: EntityManager): Promise<Seen> {
  const { rows } = await sql<Seen>`
    select pg_current_snapshot()::text as snapshot, ${EPOCH} as epoch, ${sql.raw(LAST_RESTORED)} as restored`.execute(
    em.getKysely({ type: "write" }),
  );
  const [seen] = rows;
  if (!seen) throw new Error("PostgreSQL gave no snapshot");
  return seen;
}

/** Reads the changes of unseen transactions from the history, whose triggers record every writer. `changes` is
 *  undefined where the history does not cover them, or there are too many products. */
export async function readNewChanges(
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
  const isCovered = seen.epoch === epoch && products.length <= CHANGES_MAX;
  return { seen, changes: isCovered ? { products, hasCategories, hasAttributes } : undefined };
}
