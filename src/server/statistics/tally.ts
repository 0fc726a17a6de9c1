import type { VisitKind } from "#contracts/statistics/statistics.ts";

/** How often something was done on a day (YYYY-MM-DD). */
export type DayCount = { kind: VisitKind; day: string; subject: string; count: number };

/** Most different things that are counted between two writes; what is new beyond them is passed over. */
const DISTINCT_MAX = 10_000;

/** Counts in memory, of which no more is held than has been bounded. */
export function createTally() {
  let counts = new Map<string, DayCount>();

  function add({ kind, day, subject, count }: DayCount): void {
    const key = `${kind} ${day} ${subject}`;
    const known = counts.get(key);
    if (known) known.count += count;
    else if (counts.size < DISTINCT_MAX) counts.set(key, { kind, day, subject, count });
  }

  return {
    add,
    /** Gives all that was counted, and begins anew. */
    take: (): DayCount[] => {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
