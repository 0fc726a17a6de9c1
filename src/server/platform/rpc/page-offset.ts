import { INTEGER_MAX } from "#contracts/shared/entity.ts";

/** How many rows come before a page. Past every row there could be, all pages are the same empty one. */
export function offsetOf({ limit, page }: { limit: number; page: number }): number {
  return Math.min((page - 1) * limit, INTEGER_MAX);
}
