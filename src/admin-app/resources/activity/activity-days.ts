import type { ActivityChange } from "#contracts/history/history.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { frenchDateFormat } from "#contracts/text/french-date.ts";

const DAY = frenchDateFormat(BRAND.timeZone, { dateStyle: "full" });

/** Entries by days of Tunis, in the order of the list. */
export function byDay<Entry extends { at: string }>(entries: Entry[]): [string, Entry[]][] {
  return [...Map.groupBy(entries, ({ at }) => DAY.format(new Date(at)))];
}

/** Changes by the transactions that made them, in the order of the list. */
export function byTransaction(changes: ActivityChange[]): [string, ActivityChange[]][] {
  return [...Map.groupBy(changes, ({ transaction }) => transaction)];
}
