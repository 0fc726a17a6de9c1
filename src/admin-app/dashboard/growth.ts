import { type Growth, GROWTH_DAYS } from "#contracts/dashboard/dashboard.ts";

const COUNT = new Intl.NumberFormat("fr");

/** Percent beyond which a share says nothing. */
const SHARE_MAX = 999;

/** How a count grows, in words: as a share of the period before where there was something to compare with, else as a number. */
export function growthInWords({ recent, before }: Growth): string {
  if (recent === 0 && before === 0) return `0 en ${GROWTH_DAYS} jours`;
  const percent = Math.round(((recent - before) / before) * 100);
  if (percent > SHARE_MAX) return `+${COUNT.format(recent)} en ${GROWTH_DAYS} jours`;
  const sign = percent > 0 ? "+" : percent < 0 ? "−" : "";
  return `${sign}${Math.abs(percent)}\u202f% en ${GROWTH_DAYS} jours`;
}
