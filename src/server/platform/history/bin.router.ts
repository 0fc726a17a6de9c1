import {
  binEntrySchema,
  binnedOperationSchema,
  binnedRecordsSchema,
  binQuerySchema,
  emptyBinSchema,
  erasedSchema,
  freeValuesSchema,
  restoredSchema,
  restoreInputSchema,
  type BinEntry,
} from "#contracts/history/bin.ts";
import { historyPageOf, undoneSchema, HISTORY_PAGE_SIZE } from "#contracts/history/history.ts";
import { recordSchema } from "#contracts/shared/entity.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { roleProcedure, router } from "#server/platform/rpc/trpc.ts";
import { emptyBin, eraseSeveral, findFreeValues, restoreBinned, restoreOperation, restoreSeveral, binBegin, IS_BINNED } from "./bin.ts";
import { withRightsOfChanges } from "./change-list.ts";
import { cutPage } from "#server/platform/database/rows.ts";
import { isoTextSql } from "#server/platform/database/text-sql.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import { normalize, searchWords } from "#contracts/shared/normalize.ts";

/** Records deleted in the last days, read from the history, which alone still has them. */
export const binRouter = router({
  list: roleProcedure("reader")
    .input(binQuerySchema)
    .output(historyPageOf(binEntrySchema))
    .query(({ ctx: { em, now }, input }) => listBin(em, now(), input)),
  /** Restores a record under its id. Fails with `conflict`, naming the fields, where another record has taken unique
   *  values. */
  restore: roleProcedure("editor")
    .input(restoreInputSchema)
    .use(transaction)
    .use(withRightsOfChanges)
    .output(undoneSchema)
    .mutation(({ ctx: { em }, input: { instead, ...binned } }) => restoreBinned(em, binned, instead)),
  /** Restores several records, or none of them. Fails with `conflict`, naming the record that cannot come back. */
  restoreMany: roleProcedure("editor")
    .input(binnedRecordsSchema)
    .use(transaction)
    .use(withRightsOfChanges)
    .output(restoredSchema)
    .mutation(({ ctx: { em }, input: { records } }) => restoreSeveral(em, records)),
  /** Restores all that one operation deleted together: a deletion of several, an import. */
  restoreOperation: roleProcedure("editor")
    .input(binnedOperationSchema)
    .use(transaction)
    .use(withRightsOfChanges)
    .output(restoredSchema)
    .mutation(({ ctx: { em }, input: { id } }) => restoreOperation(em, id)),
  /** Finds free values for the unique fields that are taken by now. */
  freeValues: roleProcedure("editor")
    .input(recordSchema)
    .output(freeValuesSchema)
    .query(({ ctx: { em }, input }) => em.transactional((transactional) => findFreeValues(transactional, input))),
  /** Erases a record for good: its snapshots leave the history. */
  erase: roleProcedure("admin")
    .input(recordSchema)
    .use(transaction)
    .output(erasedSchema)
    .mutation(async ({ ctx: { em }, input }) => someErased(await eraseSeveral(em, [input]))),
  /** Erases several records for good. */
  eraseMany: roleProcedure("admin")
    .input(binnedRecordsSchema)
    .use(transaction)
    .output(erasedSchema)
    .mutation(async ({ ctx: { em }, input: { records } }) => someErased(await eraseSeveral(em, records))),
  /** Erases for good every record that the administrator saw listed. */
  empty: roleProcedure("admin")
    .input(emptyBinSchema)
    .use(transaction)
    .output(erasedSchema)
    .mutation(async ({ ctx: { em }, input: { upTo } }) => ({ erased: await emptyBin(em, upTo) })),
});

function someErased(erased: number): { erased: number } {
  if (erased === 0) throw new AppError("not_found");
  return { erased };
}

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
async function listBin(
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
    select id::int, noun, record, ${TITLE} as title, ${isoTextSql("at")} as at, actor, together as operation, (
      select count(*)::int from change lost
      where lost.at = binned.at and lost.tx = binned.tx and lost.operation = 'update' and lost.before ->> binned.noun = binned.record::text) as cascades
    from binned where ${isFound} and ${isOfKind} and ${isOlder} order by id desc limit ${HISTORY_PAGE_SIZE + 1}`.execute(em.getKysely());
  return cutPage(rows, HISTORY_PAGE_SIZE);
}
