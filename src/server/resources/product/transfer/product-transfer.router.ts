import {
  importCheckSchema,
  importInputSchema,
  importProgressSchema,
  importQuerySchema,
  importReplySchema,
  sheetQuerySchema,
  type ProductColumn,
  PRODUCT_COLUMN_LABELS,
} from "#contracts/product/product-transfer.ts";
import { okSchema } from "#contracts/shared/entity.ts";
import { csvFileSchema } from "#contracts/spreadsheet/sheet.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { requireSession, roleProcedure, router } from "#server/platform/rpc/trpc.ts";
import { sheetOf } from "#server/platform/spreadsheet/sheet-store.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { checkImport } from "./check-import.ts";
import { withAcceptableUrls } from "./files/external-files.ts";
import { copyImportFiles } from "./files/import-files.ts";
import { planImport } from "./plan-import.ts";
import { type PreparedSheet, prepareSheet } from "./prepare-sheet.ts";
import { readStart } from "./refusals.ts";
import { runImport, stopImport } from "./run-import.ts";
import { csvFile } from "#server/platform/spreadsheet/csv.ts";
import type { ParsedSheet } from "#server/platform/spreadsheet/sheet-cells.ts";
import { cellText } from "./cells/product-cells.ts";
import type { PlannedRow } from "./planned-row.ts";

/** Imports of tables of products. The file itself is sent to `/api/admin/upload-sheet`. */
export const productTransferRouter = router({
  /** Effect of importing a table. Writes nothing. */
  check: roleProcedure("editor")
    .use(requireSession)
    .input(importQuerySchema)
    .output(importCheckSchema)
    .query(async ({ ctx: { em, session }, input }) => {
      const prepared = await prepareSheet(await sheetOf(em, session.administrator, input.sheet), input);
      return checkImport(em, prepared, input);
    }),
  /** The faulty rows as a file, each with its faults. */
  faultyRows: roleProcedure("editor")
    .use(requireSession)
    .input(importQuerySchema)
    .output(csvFileSchema)
    .query(async ({ ctx: { em, session, now }, input }) => {
      const sheet = await sheetOf(em, session.administrator, input.sheet);
      const prepared = await prepareSheet(sheet, input);
      const { rows } = await planImport(em, input.copies_files ? withAcceptableUrls(prepared) : prepared, input.id_mismatch);
      return faultyRowsAsCsv(sheet, { rows, prepared }, now());
    }),
  /** A table to start from: every heading, and a product as an example. */
  template: roleProcedure("editor")
    .output(csvFileSchema)
    .query(({ ctx: { now } }) => productTemplate(now())),
  /** Imports a table as it was checked: all of it, or nothing. */
  run: roleProcedure("editor")
    .use(requireSession)
    .input(importInputSchema)
    // Around the transaction: an import runs until it is committed, and files are copied before it begins.
    .use(({ ctx, input, next }) =>
      ctx.imports.inTurn(input.sheet, async () => {
        const { em, session, imports } = ctx;
        try {
          const since = await readStart(em);
          const prepared = await prepareSheet(await sheetOf(em, session.administrator, input.sheet), input);
          const files = await copyImportFiles(ctx, { prepared, input, since }, (progress) => imports.report(input.sheet, progress));
          const done = await next({ ctx: { files, since } });
          await files.settle(done.ok ? "imported" : done.error.cause instanceof AppError ? "refused" : "unknown");
          return done;
        } finally {
          imports.end(input.sheet);
        }
      }),
    )
    .use(transaction)
    .output(importReplySchema)
    .mutation(({ ctx: { em, imports, files, since }, input }) =>
      runImport(em, { files, input, since }, (progress) => imports.report(input.sheet, progress)),
    ),
  /** Stops a running import, which then changes nothing. */
  stop: roleProcedure("editor")
    .use(requireSession)
    .input(sheetQuerySchema)
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx: { em, session }, input }) => {
      await stopImport(em, session.administrator, input.sheet);
      return { success: true };
    }),
  /** Progress of a running import. */
  progress: roleProcedure("editor")
    .input(sheetQuerySchema)
    .output(importProgressSchema)
    .query(({ ctx: { imports }, input }) => imports.of(input.sheet)),
});

function faultsOf({ faults }: PlannedRow): string {
  return faults.map(({ column, message }) => (column ? `${column}\u202f: ${message}` : message)).join("\n");
}

/** Writes the rows that cannot be imported, as they were sent, with a last column « erreur »: corrected, the file can
 *  be imported by itself. */
function faultyRowsAsCsv(
  { columns: headings, rows }: ParsedSheet,
  { rows: planned, prepared }: { rows: PlannedRow[]; prepared: PreparedSheet },
  now: Date,
) {
  const columns = prepared.lines.size > 0 ? [] : prepared.columns;
  const faulty = new Map(
    planned
      .filter(({ faults }) => faults.length > 0)
      .flatMap((row) =>
        (prepared.lines.get(row.line) ?? [row.line]).map((line) => [line, line === row.line ? faultsOf(row) : ""] as const),
      ),
  );
  const sent = rows.filter(({ line }) => faulty.has(line));
  return csvFile("produits-a-corriger", now, [
    [...headings, "erreur"],
    ...sent.map(({ line, cells }) => cells.map((cell, index) => cellText(cell, columns[index])).concat(faulty.get(line) ?? "")),
  ]);
}

/** Example of a product: what a person fills in first, in the order of the form. */
const EXAMPLE: Partial<Record<ProductColumn, string>> = {
  reference: "EXEMPLE-1",
  title: "Ampoule d’exemple",
  category: "Éclairage",
  subcategory: "Ampoules",
  short_description: "Une phrase ou deux, que la carte du produit montre.",
  long_description: "Le texte de la fiche.\n\nUne ligne vide commence un nouveau paragraphe.",
  price_from: "49,90",
  is_active: "non",
  lifecycle: "Actif",
  is_new: "oui",
  featured: "non",
  specifications: "Tension | 230 | V\nCulot | E27",
  benefits: "Facile à poser | Aucun outil n’est nécessaire.",
  compatibility: "Zigbee\nThread",
  images: "https://exemple.tn/photo.jpg | Ce que montre la photo | principale",
};

/** Writes a table to start from: the headings that an import reads, and one hidden product as an example. */
function productTemplate(now: Date) {
  const columns = Object.keys(EXAMPLE) as ProductColumn[]; // it has no other keys
  return csvFile("modele-produits", now, [
    columns.map((column) => PRODUCT_COLUMN_LABELS[column]),
    columns.map((column) => EXAMPLE[column] ?? ""),
  ]);
}
