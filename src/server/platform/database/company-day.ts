import { BRAND } from "#contracts/shared/brand.ts";

const DAY = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeZone: BRAND.timeZone }); // 2026-11-23

/** Formats the day of a moment where the company is, as YYYY-MM-DD. */
export function companyDay(moment: Date): string {
  return DAY.format(moment);
}

/** Formats the day that lies so many days before that of a moment, as YYYY-MM-DD. */
export function companyDayAgo(moment: Date, days: number): string {
  const day = new Date(`${companyDay(moment)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}
