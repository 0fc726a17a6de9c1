import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { BinEntry, binQuerySchema } from "#contracts/history/bin.ts";
import { HISTORY_PAGE_SIZE } from "#contracts/history/history.ts";
import { normalize, searchWords } from "#contracts/shared/normalize.ts";
import { binBegin, IS_BINNED } from "./bin.ts";

const TITLE = sql<string>`coalesce(before ->> 'title', before ->> 'name', '')`;

/** Finds the entries of the bin whose titles have every word of a search, whatever its case and accents. */
async function findByTitle(em: EntityManager, q: string, isListed: RawBuilder<boolean>): Promise<number[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id::int, ${TITLE} as title from change where ${isListed}`.execute(em.getKysely());
  const words = searchWords(q);
  const isFound = (title: string) => words.every((word) => title.includes(word));
  return rows.filter(({ title }) => isFound(normalize(title))).map(({ id }) => id);
}

/** Lists one page of the bin, latest first. A relation is named after the resource that it refers to: by that,
 *  `cascades` counts the records that lost the deleted one. */
export async function listBin(
  em: EntityManager,
  now: Date,
  { q = "", noun, cursor }: z.infer<typeof binQuerySchema>,
): Promise<{ data: BinEntry[]; next: number | null }> {
  const isListed = sql<boolean>`${IS_BINNED} and at >= ${binBegin(now)}`;
  const isFound = searchWords(q).length > 0 ? sql`id = any(${await findByTitle(em, q, isListed)}::bigint[])` : sql`true`;
  const isOfKind = noun ? sql`noun = ${noun}` : sql`true`;
  const isOlder = cursor ? sql`id < ${cursor}` : sql`true`;
  const { rows } = await sql<BinEntry>`
    with binned as (select *, count(*) over (partition by tx, at)::int as together from change where ${isListed})
    select id::int, noun, record, ${TITLE} as title, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, actor, together as operation, (
      select count(*)::int from change lost
      where lost.at = binned.at and lost.tx = binned.tx and lost.operation = 'update' and lost.before ->> binned.noun = binned.record::text) as cascades
    from binned where ${isFound} and ${isOfKind} and ${isOlder} order by id desc limit ${HISTORY_PAGE_SIZE + 1}`.execute(em.getKysely());
  const data = rows.slice(0, HISTORY_PAGE_SIZE);
  return { data, next: rows.length > data.length ? (data.at(-1)?.id ?? null) : null };
}
