import { z } from "zod";
import { idSchema, recordSchema } from "../shared/entity.ts";
import { redirectionInputSchema } from "../redirection/redirection.ts";
import { requiredLine, slugSchema } from "../shared/text.ts";
import { searchSchema } from "../shared/paging.ts";
import { changeIdSchema, cursorSchema } from "./history.ts";

/** Days for which what was deleted can be restored. */
export const BIN_DAYS = 30;

/** Most records of the bin that are restored or erased together by their names. */
export const BINNED_AT_ONCE_MAX = 500;

/** Asks for a part of the bin: words that must all stand in the title, and a kind of record. */
export const binQuerySchema = cursorSchema.extend({ q: searchSchema.optional(), noun: recordSchema.shape.noun.optional() });

/** A deleted record: its title, when and by whom (null without a session), and how many others lost it by that.
 *  `operation` counts the records in the bin that one operation deleted together, itself included. */
export const binEntrySchema = z.object({
  id: changeIdSchema,
  noun: z.string(),
  record: idSchema,
  title: z.string(),
  at: z.iso.datetime(),
  actor: z.string().nullable(),
  cascades: z.int(),
  operation: z.int(),
});

export type BinEntry = z.infer<typeof binEntrySchema>;

/** Values in place of those that another record has by now. */
const insteadSchema = z
  .object({ slug: slugSchema, reference: requiredLine(64), name: requiredLine(100), from_path: redirectionInputSchema.shape.from_path })
  .partial();

export type Instead = z.infer<typeof insteadSchema>;

/** Empties the bin up to one of its entries: the user has not seen later ones. */
export const emptyBinSchema = z.object({ upTo: changeIdSchema });

/** Asks to restore one deleted record. */
export const restoreInputSchema = recordSchema.extend({ instead: insteadSchema.optional() });

/** Names records of the bin. */
export const binnedRecordsSchema = z.object({
  records: z.array(recordSchema).min(1, "Choisissez au moins un élément.").max(BINNED_AT_ONCE_MAX),
});

/** Names an operation by one of the deletions that it made. */
export const binnedOperationSchema = z.object({ id: changeIdSchema });

/** The records that were restored together, with their versions since. */
export const restoredSchema = z.object({ restored: z.array(recordSchema.extend({ version: z.int() })) });

export type Restored = z.infer<typeof restoredSchema>;

/** A free value for each unique field in which another record has the deleted one's by now. */
export const freeValuesSchema = z.object({ slug: z.string(), reference: z.string(), name: z.string(), from_path: z.string() }).partial();

/** Number of erased entries. */
export const erasedSchema = z.object({ erased: z.int() });
