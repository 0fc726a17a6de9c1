import { z } from "zod";
import { MAX_LENGTH } from "./text.ts";
import { INTEGER_MAX } from "./entity.ts";

/** Most rows a list gives at once. Source: REST-3. */
export const LIMIT_MAX = 5000;

/** Rows a list gives when none is asked for. Source: REST-3. */
export const LIMIT_DEFAULT = 100;

/** `page` counts from 1; a page past the end is empty. */
export const pagingSchema = z.object({
  limit: z.int().min(1).max(LIMIT_MAX).default(LIMIT_DEFAULT),
  page: z.int().min(1).max(1_000_000_000).default(1),
});

/** Words typed into a search box; what cannot be stored cannot be found either, and is refused. */
export const searchSchema = z
  .string()
  .max(MAX_LENGTH.search)
  // oxlint-disable-next-line no-control-regex
  .refine((value) => value.isWellFormed() && !/\u0000/.test(value), "Cette recherche contient des caractères illisibles.");

/** One page of a list: its rows, how many there are in all, and what was asked for. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), total: z.int(), page: z.int(), limit: z.int() });
}

/** Builds one page of a search. `corrected` is the search that was made instead where the typed words are found
 *  nowhere; absent otherwise. */
export function foundPageOf<Row extends z.ZodType>(row: Row) {
  return pageOf(row).extend({ corrected: z.string().optional() });
}

/** Counts the rows before a page. Past every row there could be, all pages are the same empty one. */
export function offsetOf({ limit, page }: { limit: number; page: number }): number {
  return Math.min((page - 1) * limit, INTEGER_MAX);
}
