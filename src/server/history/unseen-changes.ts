import type pg from "pg";

/** Changes of transactions that a snapshot (`$1`) does not show. Those up to `$2` were restored from a database whose transactions had other numbers. */
const UNSEEN = "tx::xid8 >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(tx::xid8, $1::pg_snapshot) and id > $2";

const SEE = `select snapshot::text, coalesce((select max(id) from change
  where tx::xid8 >= pg_snapshot_xmin(snapshot) and not pg_visible_in_snapshot(tx::xid8, snapshot)), 0)::float8 as restored
  from pg_current_snapshot() snapshot`;

/** How long a change may wait to be announced. */
const LOOK = `select pg_current_snapshot()::text as snapshot, count(*) > 0 as "isWaiting",
  coalesce(bool_or(at < clock_timestamp() - interval '250 ms'), false) as "isMissed"
  from change where ${UNSEEN} and tx <> all($3)`;

/** How often it is looked for, in milliseconds. */
const LOOK_MS = 500;

type Looked = { snapshot: string; isWaiting: boolean; isMissed: boolean };

/** Finds in the history what was changed and not announced, because whoever changed it ended before. Looks until the connection ends. */
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
