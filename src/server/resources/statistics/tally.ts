import type { Language } from "#contracts/shared/language.ts";
import type { VisitKind } from "#contracts/statistics/statistics.ts";

/** How often something was done on a day (YYYY-MM-DD); searches in the `language` of their pages. */
export type DayCount = { kind: VisitKind; day: string; subject: string; language?: Language; count: number };

/** Most different things that are counted between two writes; what is new beyond them is passed over. */
const DISTINCT_MAX = 10_000;

/** Counts in memory, of which no more is held than has been bounded. */
export function createTally() {
  let counts = new Map<string, DayCount>();

  function add(added: DayCount): void {
    const { kind, day, subject, language = "", count } = added;
    const key = `${kind} ${day} ${language} ${subject}`;
    const known = counts.get(key);
    if (known) known.count += count;
    else if (counts.size < DISTINCT_MAX) counts.set(key, { ...added });
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
