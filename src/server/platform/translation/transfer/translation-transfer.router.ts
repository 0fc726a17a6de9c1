import { csvFileSchema } from "#contracts/spreadsheet/sheet.ts";
import {
  translationCheckSchema,
  translationExportQuerySchema,
  translationImportedSchema,
  translationImportQuerySchema,
} from "#contracts/translation/translation-transfer.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { requireSession, roleProcedure, router } from "#server/platform/rpc/trpc.ts";
import { sheetOf } from "#server/platform/spreadsheet/sheet-store.ts";
import { exportTranslations } from "./export-translations.ts";
import { checkTranslations, importTranslations } from "./import-translations.ts";

/** Translations as tables for translators. The file to import is sent to `/api/admin/upload-sheet`. */
export const translationTransferRouter = router({
  /** The list of translations, all pages of it, as a table. */
  exportCsv: roleProcedure("reader")
    .input(translationExportQuerySchema)
    .output(csvFileSchema)
    .query(({ ctx: { em, now }, input }) => exportTranslations(em, input, now())),
  /** Effect of importing a table. Writes nothing. */
  check: roleProcedure("editor")
    .use(requireSession)
    .input(translationImportQuerySchema)
    .output(translationCheckSchema)
    .query(async ({ ctx: { em, session }, input: { sheet, language } }) =>
      checkTranslations(em, { sheet: await sheetOf(em, session.administrator, sheet), language }),
    ),
  /** Imports a table: what its lines say beside the French of today; the others are left out. */
  run: roleProcedure("editor")
    .use(requireSession)
    .input(translationImportQuerySchema)
    .use(transaction)
    .output(translationImportedSchema)
    .mutation(async ({ ctx: { em, session }, input: { sheet, language } }) => {
      const imported = await importTranslations(em, { sheet: await sheetOf(em, session.administrator, sheet), language });
      return { ...imported, success: true as const };
    }),
});
