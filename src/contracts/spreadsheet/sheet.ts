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

/** A table that was sent and read: its headings as they are written, its first rows, and how many rows it has in all. It is there for a day. */
export const uploadedSheetSchema = z.object({
  id: idSchema,
  filename: z.string(),
  columns: z.array(z.string()),
  samples: z.array(z.array(z.string())),
  rows: z.int(),
});

export type UploadedSheet = z.infer<typeof uploadedSheetSchema>;
