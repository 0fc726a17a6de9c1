import { z } from "zod";
import { idSchema, recordSchema } from "../shared/entity.ts";
import { requiredLine, slugSchema } from "../shared/text.ts";
import { changeIdSchema } from "./history.ts";

/** Days for which what was deleted can be restored. */
export const BIN_DAYS = 30;

/** A deleted record: its title, when and by whom (null without a session), and how many others lost it by that. */
export const binEntrySchema = z.object({
  id: changeIdSchema,
  noun: z.string(),
  record: idSchema,
  title: z.string(),
  at: z.iso.datetime(),
  actor: z.string().nullable(),
  cascades: z.int(),
});

export type BinEntry = z.infer<typeof binEntrySchema>;

/** Values in place of those that another record has by now. */
const insteadSchema = z.object({ slug: slugSchema, reference: requiredLine(64), name: requiredLine(100) }).partial();

export type Instead = z.infer<typeof insteadSchema>;

/** Empties the bin up to one of its entries: the user has not seen later ones. */
export const emptyBinSchema = z.object({ upTo: changeIdSchema });

/** Asks to restore one deleted record. */
export const restoreInputSchema = recordSchema.extend({ instead: insteadSchema.optional() });

/** A free value for each unique field in which another record has the deleted one's by now. */
export const freeValuesSchema = z.object({ slug: z.string(), reference: z.string(), name: z.string() }).partial();

/** Number of erased entries. */
export const erasedSchema = z.object({ erased: z.int() });
