import type pg from "pg";

/** SQL: whether a change is of a transaction that `seen` does not show. `seen` has a `snapshot`, which says of every transaction whether its changes are in
 *  it, and `restored`, the id of the last change that came with a backup of a database whose transactions had other numbers. */
export const IS_UNSEEN =
  "tx::xid8 >= pg_snapshot_xmin(seen.snapshot) and not pg_visible_in_snapshot(tx::xid8, seen.snapshot) and id > seen.restored";

/** SQL that gives the id of that last restored change, 0 where there is none. */
export const LAST_RESTORED = `(select coalesce(max(id), 0)::float8 from change, (select pg_current_snapshot() as snapshot, 0 as restored) seen where ${IS_UNSEEN})`;

const SEE = `select pg_current_snapshot()::text as snapshot, ${LAST_RESTORED} as restored`;

/** Tells what is unseen and not announced: whether it waits for its announcement, and whether it has waited for so long that none will come. */
const LOOK = `select pg_current_snapshot()::text as snapshot, count(*) > 0 as "isWaiting",
  coalesce(bool_or(at < clock_timestamp() - interval '250 ms'), false) as "isMissed"
  from change, (select $1::pg_snapshot as snapshot, $2::float8 as restored) seen where ${IS_UNSEEN} and tx <> all($3)`;

/** Milliseconds between two looks. */
const LOOK_MS = 500;

type Looked = { snapshot: string; isWaiting: boolean; isMissed: boolean };

/** Finds in the history what was changed and not announced, because its instance ended before. Looks until the connection ends. */
export function createUnseenChanges(client: pg.Client) {
  let snapshot = "";
  let restored = 0;
  let heard: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  /** Whether anything was missed since; it is seen from then on. */
  async function look(): Promise<boolean> {
    const asked = { snapshot, heard };
    const { rows } = await client.query<Looked>(LOOK, [snapshot, restored, heard]);
    const [found] = rows;
    if (!found || (found.isWaiting && !found.isMissed)) return false;
    // What was heard meanwhile may be newer.
    if (snapshot === asked.snapshot) snapshot = found.snapshot;
    heard = heard.slice(asked.heard.length);
    return found.isMissed;
  }

  client.once("end", () => {
    clearTimeout(timer);
    timer = undefined;
  });

  return {
    /** Takes everything that is there for seen, and calls back whenever something was missed from then on, or once the database fails. */
    async begin(onMissed: () => void, onFailure: (error: unknown) => void): Promise<void> {
      const { rows } = await client.query<{ snapshot: string; restored: number }>(SEE);
      if (rows[0]) ({ snapshot, restored } = rows[0]);
      const lookAgain = async () => {
        if (await look()) onMissed();
        timer = timer && later();
      };
      const later = () => setTimeout(() => void lookAgain().catch(onFailure), LOOK_MS).unref();
      timer = later();
    },

    /** Takes for seen what an announcement tells of: a transaction by its number, or all that a snapshot shows. */
    hear(announced: string): void {
      if (/^\d+$/.test(announced)) heard.push(announced);
      if (/^\d+:\d+:/.test(announced)) snapshot = announced;
    },
  };
}
