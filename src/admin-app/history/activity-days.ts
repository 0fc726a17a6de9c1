import type { ActivityChange } from "#contracts/history/history.ts";
import { BRAND } from "#contracts/shared/brand.ts";

const DAY = new Intl.DateTimeFormat("fr", { dateStyle: "full", timeZone: BRAND.timeZone });

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

/** Changes by days of Tunis, and in each day by the transactions that made them; both in the order of the list. */
export function daysOf(changes: ActivityChange[]) {
  return groupBy(changes, ({ at }) => DAY.format(new Date(at))).map(([day, ofDay]) => ({
    day,
    transactions: groupBy(ofDay, ({ transaction }) => transaction).map(([transaction, made]) => ({ transaction, made })),
  }));
}
