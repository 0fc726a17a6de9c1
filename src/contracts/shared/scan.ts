import { z } from "zod";
import { pagingSchema } from "./paging.ts";

/** Asks for the rows of a list by their ids, which no write shifts: those that were changed since a moment, or all.
 *  `cursor` is the `next_cursor` of the reply before, empty at first. */
export const scanQuerySchema = z.object({
  cursor: z.string().max(100).optional(),
  updated_since: z.iso.datetime({ offset: true, error: "Écrivez un instant ISO 8601, tel que 2026-11-27T08:00:00Z." }).optional(),
  limit: pagingSchema.shape.limit,
});

export type ScanQuery = z.infer<typeof scanQuerySchema>;

/** Builds one part of a scan; `next_cursor` is null on the last one. */
export function scannedOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), next_cursor: z.string().nullable() });
}
