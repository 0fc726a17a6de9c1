import { z } from "zod";
import { idSchema, okSchema } from "../shared/entity.ts";
import { translationKeySchema, translationListQuerySchema } from "./translation.ts";

/** The columns of a table for translators, as its first line has them. */
export const TRANSFER_COLUMNS = ["noun", "record", "field", "source", "translation"] as const;

export type TransferColumn = (typeof TRANSFER_COLUMNS)[number];

/** Filter of the exported records: those that the list shows, on all its pages. */
export const translationExportQuerySchema = translationListQuerySchema.omit({ page: true });

/** A table that was sent, and the language that it translates into. */
export const translationImportQuerySchema = z.object({ sheet: idSchema, language: translationKeySchema.shape.language });

/** Fault of a line of a table, by its number in a spreadsheet. */
const faultSchema = z.object({ line: z.int(), message: z.string() });

/** Preview of an import: how many translations it changes, how many of its lines change something and how many are
 *  stored already. `faults` are the lines that are left out, as their French was changed since, or as they cannot be
 *  read. */
export const translationCheckSchema = z.object({
  changed: z.int(),
  lines: z.int(),
  unchanged: z.int(),
  faults: z.array(faultSchema),
});

export type TranslationCheck = z.infer<typeof translationCheckSchema>;

/** Result of an import. */
export const translationImportedSchema = translationCheckSchema.extend(okSchema.shape);
