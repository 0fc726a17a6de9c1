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
} from "#contracts/history/bin.ts";
import { historyPageOf, undoneSchema } from "#contracts/history/history.ts";
import { recordSchema } from "#contracts/shared/entity.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { roleProcedure, router } from "#server/platform/rpc/trpc.ts";
import { emptyBin, eraseOne, eraseSeveral, findFreeValues, restoreBinned, restoreOperation, restoreSeveral } from "./bin.ts";
import { listBin } from "./bin-list.ts";
import { requireRightsOfChanges } from "./change-list.ts";

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
    .output(undoneSchema)
    .mutation(async ({ ctx: { em, actor }, input: { instead, ...binned } }) => {
      const restored = await restoreBinned(em, binned, instead);
      await requireRightsOfChanges(em, actor.permissions);
      return restored;
    }),
  /** Restores several records, or none of them. Fails with `conflict`, naming the record that cannot come back. */
  restoreMany: roleProcedure("editor")
    .input(binnedRecordsSchema)
    .use(transaction)
    .output(restoredSchema)
    .mutation(async ({ ctx: { em, actor }, input: { records } }) => {
      const restored = await restoreSeveral(em, records);
      await requireRightsOfChanges(em, actor.permissions);
      return restored;
    }),
  /** Restores all that one operation deleted together: a deletion of several, an import. */
  restoreOperation: roleProcedure("editor")
    .input(binnedOperationSchema)
    .use(transaction)
    .output(restoredSchema)
    .mutation(async ({ ctx: { em, actor }, input: { id } }) => {
      const restored = await restoreOperation(em, id);
      await requireRightsOfChanges(em, actor.permissions);
      return restored;
    }),
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
    .mutation(async ({ ctx: { em }, input }) => {
      const erased = await eraseOne(em, input);
      if (erased === 0) throw new AppError("not_found");
      return { erased };
    }),
  /** Erases several records for good. */
  eraseMany: roleProcedure("admin")
    .input(binnedRecordsSchema)
    .use(transaction)
    .output(erasedSchema)
    .mutation(async ({ ctx: { em }, input: { records } }) => {
      const erased = await eraseSeveral(em, records);
      if (erased === 0) throw new AppError("not_found");
      return { erased };
    }),
  /** Erases for good every record that the administrator saw listed. */
  empty: roleProcedure("admin")
    .input(emptyBinSchema)
    .use(transaction)
    .output(erasedSchema)
    .mutation(async ({ ctx: { em }, input: { upTo } }) => ({ erased: await emptyBin(em, upTo) })),
});
