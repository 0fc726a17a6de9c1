import { setTimeout as pause } from "node:timers/promises";
import type { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import type { Logger } from "pino";
import { reasonOf, StartError } from "#server/platform/errors/start-error.ts";
import type { Connections } from "#server/platform/database/watch-database.ts";
import { ReplicaDriver } from "./replica-driver.ts";
import { sql } from "kysely";

/** Intervals between two questions to a replica, in milliseconds: while it is behind, and while it is current. */
const BEHIND_MS = 25;
const CURRENT_MS = 500;
/** Longest time that a replica may take to answer. */
const ANSWER_TIMEOUT_MS = 1_000;

/** SQL: whether a replica has replayed a position of the log. One that follows no more was promoted: its content is no
 *  longer the primary's. */
const HAS_REPLAYED = "select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has";
/** A position that no log reaches. */
const NEVER = "FFFFFFFF/FFFFFFFF";

type Options = { orm: MikroORM; urls: string[]; connections: Pick<Connections, "breakAll">; log: Logger };

/** State of the replicas. */
export type Replicas = {
  /** Notes that the content has changed: from now on a replica is read only once it has replayed everything up to
   *  now. */
  changed: () => void;
  /** Whether one of them has everything; whether one of them answers at all. */
  areCurrent: () => boolean;
  doAnswer: () => boolean;
  stop: () => Promise<void>;
};

/** No replicas: the primary is read. */
export const NO_REPLICAS: Replicas = { changed: () => {}, areCurrent: () => false, doAnswer: () => false, stop: async () => {} };

/** Asks every replica whether it has replayed the changes, and keeps the lists that `ReplicaDriver` reads. A replica
 *  that does not answer in time is left out, and waiting statements fail at once; it comes back by itself. */
export function watchReplicas({ orm, urls, connections, log }: Options): Replicas {
  const driver = orm.em.getDriver();
  if (!(driver instanceof ReplicaDriver)) throw new Error("the ORM has another driver");
  const { current, answering } = driver.readable;
  const stopping = new AbortController();
  const content = createContentPosition(orm);
  async function look(client: pg.Client, index: number): Promise<void> {
    const position = content.position();
    const { rows } = await client.query<{ has: boolean | null }>(HAS_REPLAYED, [position ?? NEVER]);
    answering.add(index);
    if (rows[0]?.has === true && position === content.position()) current.add(index);
    else current.delete(index);
  }

  function leave(index: number): void {
    current.delete(index);
    answering.delete(index);
  }

  async function follow(url: string, index: number): Promise<void> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_TIMEOUT_MS, query_timeout: ANSWER_TIMEOUT_MS });
    client.on("error", () => leave(index)); // the next question fails too
    try {
      await client.connect();
      log.info({ replica: index }, "a replica is read");
      while (!stopping.signal.aborted) {
        await look(client, index);
        await pause(current.has(index) ? CURRENT_MS : BEHIND_MS, undefined, { signal: stopping.signal });
      }
    } finally {
      leave(index);
      void client.end().catch(() => {}); // it may not answer
    }
  }

  async function keepFollowing(url: string, index: number): Promise<void> {
    while (!stopping.signal.aborted) {
      await follow(url, index).catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        log.warn({ replica: index, reason: reasonOf(error) }, "a replica does not answer: the primary is read");
        connections.breakAll();
      });
      await pause(CURRENT_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const following = urls.map(keepFollowing);
  return {
    changed: () => {
      content.changed();
      current.clear();
    },
    areCurrent: () => current.size > 0,
    doAnswer: () => answering.size > 0,
    async stop() {
      stopping.abort();
      await Promise.all(following);
    },
  };
}

/** Knows the position of the primary's log after the last change of the content: a replica that has replayed it has
 *  the change. */
function createContentPosition(orm: MikroORM) {
  let changes = 0;
  let isAsking = false;
  let known: { changes: number; position: string } | undefined;

  /** Asks the primary, which may be away. Never throws. */
  async function find(): Promise<void> {
    isAsking = true;
    const at = changes;
    try {
      const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(orm.em.fork().getKysely());
      if (rows[0]) known = { changes: at, position: rows[0].position };
    } catch {
      // asked again
    } finally {
      isAsking = false;
    }
  }

  return {
    changed(): void {
      changes += 1;
    },
    /** The position; undefined while it is not known, and then asked for. */
    position(): string | undefined {
      if (known?.changes === changes) return known.position;
      if (!isAsking) void find();
      return undefined;
    },
  };
}

const TIMEOUT_MS = 5_000;

/** Fails where a read replica cannot be reached: part of the reads would fail later. Never tells its URL, which may
 *  hold a password. */
export async function reachReplica(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    throw new StartError(`DATABASE_REPLICA_URLS: a replica cannot be reached (${reasonOf(error)}): start it, or correct the address`);
  } finally {
    await client.end().catch(() => {}); // never connected
  }
}
