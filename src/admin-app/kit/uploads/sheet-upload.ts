import { SHEET_MAX_BYTES, uploadedSheetSchema } from "#contracts/spreadsheet/sheet.ts";

/** Tables to import. Browsers name the type of a CSV file as the system's programs do, or not at all; the server looks
 *  at the bytes. */
export const SHEET_UPLOAD = {
  target: { path: "/api/admin/upload-sheet", part: "sheet", reply: uploadedSheetSchema },
  types: [
    ".csv",
    ".xlsx",
    "text/csv",
    "text/plain",
    "text/tab-separated-values",
    "application/csv",
    "application/vnd.ms-excel",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "",
  ],
  maxBytes: SHEET_MAX_BYTES,
  messages: {
    wrongType: (file: string) => `${file} n’est ni un fichier CSV, ni un classeur .xlsx`,
    tooLarge: (file: string) => `${file} est trop volumineux (max 10MB)`,
    failed: (files: string[]) => `${files.join()} n’a pas pu être lu`,
  },
};
