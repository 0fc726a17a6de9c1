import { z } from "zod";
import { idSchema, okSchema } from "../shared/entity.ts";
import { translationKeySchema, translationListQuerySchema } from "./translation.ts";

/** The columns of a table for translators, as its first line has them. */
export const TRANSFER_COLUMNS = ["noun", "record", "field", "source", "translation"] as const;

export type TransferColumn = (typeof TRANSFER_COLUMNS)[number];

/** Which records are written into a table: those that the list shows, on all its pages. */
export const translationExportQuerySchema = translationListQuerySchema.omit({ page: true });

/** A table that was sent, and the language that it translates into. */
export const translationImportQuerySchema = z.object({ sheet: idSchema, language: translationKeySchema.shape.language });

/** What is wrong with a line of a table, by its number in a spreadsheet. */
const faultSchema = z.object({ line: z.int(), message: z.string() });

/** What importing a table does: how many translations it changes, how many of its lines change something and how many
 *  say what is stored already, and which are left out, as their French was changed since, or as they cannot be read. */
export const translationCheckSchema = z.object({
  changed: z.int(),
  lines: z.int(),
  unchanged: z.int(),
  faults: z.array(faultSchema),
});

export type TranslationCheck = z.infer<typeof translationCheckSchema>;

/** What was imported. */
export const translationImportedSchema = translationCheckSchema.extend(okSchema.shape);
