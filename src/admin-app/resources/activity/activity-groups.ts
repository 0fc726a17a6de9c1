import type { ActivityChange } from "#contracts/history/history.ts";

/** One row of the activity: what one transaction changed, or several saves of the same records in a row. `since` is the
 *  moment of the first of them. */
export type ActivityGroup = { key: string; changes: ActivityChange[]; saves: number; since: string };

/** Longest time between two saves of one row. */
const PAUSE_MS = 3_600_000;

const recordOf = ({ noun, record }: ActivityChange) => `${noun} ${record}`;

const isSave = ({ operation, reverts }: ActivityChange) => operation === "update" && reverts === null;

/** Checks that an earlier transaction saved the records of a row again, by the same person, shortly before. */
function continues({ changes, since }: ActivityGroup, earlier: ActivityChange[]): boolean {
  const [last, before] = [changes[0], earlier[0]];
  if (!last || !before || last.actor !== before.actor || last.via !== before.via) return false;
  if (Date.parse(since) - Date.parse(before.at) > PAUSE_MS) return false;
  if (![...changes, ...earlier].every(isSave)) return false;
  const records = new Set(changes.map(recordOf));
  return records.size === earlier.length && earlier.every((change) => records.has(recordOf(change)));
}

/** Adds the fields that earlier saves changed to the newest change of each record. */
function addFields(changes: ActivityChange[], earlier: ActivityChange[]): ActivityChange[] {
  const before = new Map(earlier.map((change) => [recordOf(change), change.fields]));
  return changes.map((change) => ({ ...change, fields: [...new Set([...change.fields, ...(before.get(recordOf(change)) ?? [])])] }));
}

/** Groups changes into rows, in the order of the list (newest first). */
export function groupActivity(changes: ActivityChange[]): ActivityGroup[] {
  const groups: ActivityGroup[] = [];
  for (const [key, made] of Map.groupBy(changes, ({ transaction }) => transaction)) {
    const since = made[0]?.at ?? "";
    const last = groups.at(-1);
    if (last && continues(last, made))
      groups.splice(-1, 1, { ...last, since, saves: last.saves + 1, changes: addFields(last.changes, made) });
    else groups.push({ key, since, saves: 1, changes: made });
  }
  return groups;
}
