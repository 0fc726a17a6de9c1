import { type Growth, GROWTH_DAYS } from "#contracts/dashboard/dashboard.ts";

/** How a count grows, in words: as a share of the period before where there was anything, else as a number. */
export function growthInWords({ recent, before }: Growth): string {
  if (recent === 0 && before === 0) return `0 en ${GROWTH_DAYS} jours`;
  if (before === 0) return `+${recent} en ${GROWTH_DAYS} jours`;
  const percent = Math.round(((recent - before) / before) * 100);
  const sign = percent > 0 ? "+" : percent < 0 ? "−" : "";
  return `${sign}${Math.abs(percent)} % en ${GROWTH_DAYS} jours`;
}
