import { GROWTH_DAYS } from "#contracts/dashboard/dashboard.ts";
import { formatCount } from "#admin-app/kit/layout/count-of.ts";

/** The fewest, and the percent, between which a share says more than a number: one more of three is no « +33 % », and
 *  « +400 % » is noise. */
const BASE_MIN = 20;
const SHARE_MAX = 100;

/** Formats the recent growth of a count: as a share of what there was before, or as a number where that would
 *  mislead. */
export function growthInWords({ count, recent }: { count: number; recent: number }): string {
  const base = count - recent;
  const percent = Math.round((recent / base) * 100);
  const isShare = base >= BASE_MIN && percent > 0 && percent <= SHARE_MAX;
  const sign = recent > 0 ? "+" : "";
  return `${sign}${isShare ? `${percent}\u202f%` : formatCount(recent)} en ${GROWTH_DAYS} jours`;
}
