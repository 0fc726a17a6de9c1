import { z } from "zod";
import { idSchema } from "../shared/entity.ts";

/** Largest table that may be sent, in bytes (10 MiB). */
export const SHEET_MAX_BYTES = 10 * 1024 * 1024;

/** Most rows of a table, without its header. */
export const SHEET_MAX_ROWS = 10_000;

/** Most columns of a table. */
export const SHEET_MAX_COLUMNS = 100;

/** Formats in which a table is written. */
export const SHEET_FORMATS = ["csv", "xlsx"] as const;

export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** Lines of a table among which its headings are looked for, and may be chosen. */
export const HEADER_LINES_SHOWN = 12;

/** The sender's word on a file: which sheet of a workbook holds the table, and on which line its headings are. */
export const sheetChoiceSchema = z.object({
  worksheet: z.string().max(100).optional(),
  header_line: z.coerce.number().int().min(1).max(2_000_000).optional(),
});

export type SheetChoice = z.infer<typeof sheetChoiceSchema>;

/** A line of a table, numbered as a spreadsheet does. */
const sheetLineSchema = z.object({ line: z.int(), cells: z.array(z.string()) });

/** A table that was sent and read: its headings as they are written, its first rows, and how many rows it has in all.
 *  It is there for a day. `sheets` has the names of a workbook's sheets, `first_lines` the lines that may hold the
 *  headings. */
export const uploadedSheetSchema = z.object({
  id: idSchema,
  filename: z.string(),
  columns: z.array(z.string()),
  samples: z.array(z.array(z.string())),
  rows: z.int(),
  header_line: z.int(),
  sheet: z.string(),
  sheets: z.array(z.string()),
  first_lines: z.array(sheetLineSchema),
});

export type UploadedSheet = z.infer<typeof uploadedSheetSchema>;

/** A list as a file for a spreadsheet: UTF-8 with a byte order mark, semicolons, CRLF. */
export const csvFileSchema = z.object({ filename: z.string(), content: z.string() });
