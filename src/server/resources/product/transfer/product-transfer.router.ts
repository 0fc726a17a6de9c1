import {
  importCheckSchema,
  importInputSchema,
  importProgressSchema,
  importQuerySchema,
  importReplySchema,
  sheetQuerySchema,
} from "#contracts/product/product-transfer.ts";
import { okSchema } from "#contracts/shared/entity.ts";
import { csvFileSchema } from "#contracts/shared/csv-file.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, personal, router } from "#server/platform/rpc/trpc.ts";
import { sheetOf } from "#server/platform/spreadsheet/sheet-store.ts";
import { checkOf } from "./check-import.ts";
import { faultyRowsAsCsv } from "./faulty-rows.ts";
import { productTemplate } from "./product-template.ts";
import { planImport } from "./plan-import.ts";
import { runImport, stopImport } from "./run-import.ts";

/** Imports of tables of products. The file itself is sent to `/api/admin/upload-sheet`. */
export const productTransferRouter = router({
  /** What importing a table would do. Writes nothing. */
  check: adminProcedure
    .meta({ right: { role: "editor" } })
    .use(personal)
    .input(importQuerySchema)
    .output(importCheckSchema)
    .query(async ({ ctx: { em, session }, input }) => {
      const sheet = await sheetOf(em, session.administrator, input.sheet);
      return checkOf(await planImport(em, sheet, input));
    }),
  /** The faulty rows as a file, each with what is wrong with it. */
  faultyRows: adminProcedure
    .meta({ right: { role: "editor" } })
    .use(personal)
    .input(importQuerySchema)
    .output(csvFileSchema)
    .query(async ({ ctx: { em, session, now }, input }) => {
      const sheet = await sheetOf(em, session.administrator, input.sheet);
      const { rows } = await planImport(em, sheet, input);
      return faultyRowsAsCsv(sheet, { rows, columns: input.columns }, now());
    }),
  /** A table to start from: every heading, and a product as an example. */
  template: adminProcedure
    .meta({ right: { role: "editor" } })
    .output(csvFileSchema)
    .query(({ ctx: { now } }) => productTemplate(now())),
  /** Imports a table as it was checked: all of it, or nothing. */
  run: adminProcedure
    .meta({ right: { role: "editor" } })
    .use(personal)
    .input(importInputSchema)
    // Around the transaction: an import runs until it is committed.
    .use(({ ctx: { imports }, input, next }) => next().finally(() => imports.end(input.sheet)))
    .use(transaction)
    .output(importReplySchema)
    .mutation(async ({ ctx: { em, session, imports }, input }) => {
      const sheet = await sheetOf(em, session.administrator, input.sheet);
      return runImport(em, { sheet, input }, (progress) => imports.report(input.sheet, progress));
    }),
  /** Stops a running import, which then changes nothing. */
  stop: adminProcedure
    .meta({ right: { role: "editor" } })
    .use(personal)
    .input(sheetQuerySchema)
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx: { em, session }, input }) => {
      await stopImport(em, session.administrator, input.sheet);
      return { success: true };
    }),
  /** Progress of a running import. */
  progress: adminProcedure
    .meta({ right: { role: "editor" } })
    .input(sheetQuerySchema)
    .output(importProgressSchema)
    .query(({ ctx: { imports }, input }) => imports.of(input.sheet)),
});
