import { z } from "zod";
import { idSchema, okSchema } from "../shared/entity.ts";
import { redirectionInputSchema } from "./redirection.ts";
import { fieldLabels } from "../field/field.ts";

/** Fields of a redirection's row in a table, in the order of its columns. */
export const REDIRECTION_COLUMNS = ["from_path", "to_url", "kind", "note"] as const;

export type RedirectionColumn = (typeof REDIRECTION_COLUMNS)[number];

/** Headings of the columns. */
export const REDIRECTION_HEADINGS: Record<RedirectionColumn, string> = fieldLabels(redirectionInputSchema);

/** A table that was sent. */
export const redirectionImportQuerySchema = z.object({ sheet: idSchema });

/** Preview of an import. `faults` are by line and column of the spreadsheet; with one of them, nothing is imported. */
export const redirectionCheckSchema = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  faults: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
});

export type RedirectionCheck = z.infer<typeof redirectionCheckSchema>;

/** Result of an import. */
export const redirectionImportedSchema = redirectionCheckSchema.omit({ faults: true }).extend(okSchema.shape);
