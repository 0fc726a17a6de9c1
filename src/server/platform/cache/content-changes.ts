import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { MikroORM } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { IS_UNSEEN, LAST_RESTORED } from "#server/platform/database/change.entity.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";

/** Source: the function `announce_content` of the migrations. */
const CHANNEL = "content";
/** The name of the connection in PostgreSQL. */
const LISTENER = "lumidar content";
const RETRY_MS = 1_000;
/** Longest wait for the database. A host that vanished closes no connection; a busy one answers within that time. */
const ANSWER_TIMEOUT_MS = 5_000;
/** Milliseconds between two announcements, in which commits are gathered. */
const GATHER_MS = 50;
/** Milliseconds between two looks at the history and at the clock. */
const LOOK_MS = 500;

/** The reason why data derived from the content is outdated: this instance made a change, an announcement came, a
 *  change was found in the history alone, or the time of a publication has come. */
export type Reason = "made here" | "announced" | "missed" | "published";

type Options = {
  orm: MikroORM;
  /** The database in which changes are heard; undefined to hear none: in development, and in tests that set the
   *  clock. */
  url: string | undefined;
  resources: readonly Pick<Resource, "publicationTimes">[];
  /** Whether publications are noticed without a request, too. */
  looksAhead: boolean;
  now: () => Date;
  log: Logger;
  onChange: (reason: Reason) => void;
};

/** Listens for every committed change of the content, and announces those that are made here. Hears changes of all
 *  instances and commands, and reconnects by itself: see decision 86. */
export function watchContent({ orm, url, resources, looksAhead, now, log, onChange }: Options) {
  const announcer = createAnnouncer(orm);
  const publication = createPublicationClock({ orm, resources, now, onPast: () => invalidate("published") });
  let hearing: AbortSignal | undefined; // the connection on which `proof` has arrived
  const isListening = () => hearing?.aborted === false;
  const disconnect = url === undefined ? undefined : keepConnected(url, listen, warn);

  function invalidate(reason: Reason): void {
    publication.reset();
    onChange(reason);
  }

  /** Listens on one connection until it breaks. Behind a pooler that shares connections, `listen` succeeds but nothing
   *  arrives: then nothing is cached. */
  async function listen(client: pg.Client, broken: AbortSignal): Promise<void> {
    const history = createHistoryReader(client);
    const proof = randomUUID();
    client.on("notification", ({ payload = "" }) => {
      history.noteAnnounced(payload);
      if (payload === proof) hearing = broken;
      if (payload === proof) log.info("content changes are heard: responses are cached");
      invalidate("announced");
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    await history.begin();
    await notifyContent(orm, sql`${proof}::text`);
    for (;;) {
      await pause(LOOK_MS, undefined, { ref: false, signal: broken });
      if (await history.findMissed()) invalidate("missed");
      if (looksAhead) await publication.untilAhead().catch(() => {}); // no database: asked again
    }
  }

  function warn(broken: AbortSignal): void {
    const reason = reasonOf(broken.reason);
    if (hearing === broken) log.warn({ reason }, "content changes are not heard any more: responses are not cached");
  }

  return {
    /** Whether every change is heard. */
    isListening,
    /** Whether nothing has changed or been published since `untilCurrent` last resolved. */
    isCurrent: () => isListening() && publication.isAhead(),
    /** Resolves once the next publication is known and lies ahead. */
    untilCurrent: () => publication.untilAhead(),
    /** Invalidates what a change made here has outdated, and announces it to the other instances. Returns at once. */
    announce: () => {
      invalidate("made here");
      if (url !== undefined) announcer.announce();
    },
    async stop(): Promise<void> {
      await announcer.settled();
      await disconnect?.();
    },
  };
}

/** Uses one connection after the other, each until it breaks, with `broken` as the reason. Gives the function that
 *  ends this. */
function keepConnected(url: string, use: (client: pg.Client, broken: AbortSignal) => Promise<void>, onLoss: (broken: AbortSignal) => void) {
  const stopping = new AbortController();
  let close: (reason?: unknown) => Promise<void>;
  async function connect(): Promise<void> {
    const timeouts = { connectionTimeoutMillis: ANSWER_TIMEOUT_MS, query_timeout: ANSWER_TIMEOUT_MS };
    const client = new pg.Client({ connectionString: url, application_name: LISTENER, keepAlive: true, ...timeouts });
    const connection = new AbortController();
    client.on("error", (error) => connection.abort(error));
    client.on("end", () => connection.abort(new Error("the connection was closed")));
    let closing: Promise<void> | undefined;
    close = (reason) => {
      connection.abort(reason);
      return (closing ??= client.end().catch(() => {})); // a broken one may fail
    };
    await use(client, connection.signal).catch((error: unknown) => void close(error)); // which may take long
    if (stopping.signal.aborted) return;
    onLoss(connection.signal);
    void pause(RETRY_MS, undefined, { ref: false, signal: stopping.signal }).then(connect, () => {});
  }
  void connect();
  return async () => {
    stopping.abort();
    await close();
  };
}

/** Notifies all instances, through the pool, of the text that an SQL expression gives. An empty one tells of a change
 *  of which the history has nothing. */
export async function notifyContent(orm: MikroORM, payload: RawBuilder<string>): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(orm.em.fork().getKysely());
}

/** Announces what was committed here, by a snapshot that shows it: the first commit at once, those of the next moments
 *  together. */
function createAnnouncer(orm: MikroORM) {
  let last = Promise.resolve();
  let isWaiting = false;
  async function announceAll(): Promise<void> {
    isWaiting = false;
    await notifyContent(orm, sql`pg_current_snapshot()::text`).catch(() => {}); // instances look at the history too
    await pause(GATHER_MS);
  }
  return {
    announce(): void {
      if (!isWaiting) last = last.then(announceAll);
      isWaiting = true;
    },
    settled: () => last,
  };
}

const SEE = `select pg_current_snapshot()::text as snapshot, ${LAST_RESTORED} as restored`;

/** Reads the changes that are unseen and not announced: whether one waits for its announcement, and whether one has
 *  waited for so long that none will come. */
const LOOK = `select pg_current_snapshot()::text as snapshot, count(*) > 0 as "isWaiting",
  coalesce(bool_or(at < clock_timestamp() - interval '250 ms'), false) as "isMissed"
  from change, (select $1::pg_snapshot as snapshot, $2::float8 as restored) seen where ${IS_UNSEEN} and tx <> all($3)`;

type Unseen = { snapshot: string; isWaiting: boolean; isMissed: boolean };

/** Finds in the history the changes that were not announced because their instance ended before. */
function createHistoryReader(client: pg.Client) {
  let seen = { snapshot: "", restored: 0 };
  let heard: string[] = [];
  return {
    /** Takes every change that is there for seen. */
    async begin(): Promise<void> {
      const { rows } = await client.query<typeof seen>(SEE);
      if (rows[0]) [seen] = rows;
    },

    /** Marks as seen what an announcement names: a transaction by its number, or all that a snapshot shows. */
    noteAnnounced(announced: string): void {
      if (/^\d+$/.test(announced)) heard = [...heard, announced];
      if (/^\d+:\d+:/.test(announced)) seen = { ...seen, snapshot: announced };
    },

    /** Whether a change was missed since; it counts as seen from then on. */
    async findMissed(): Promise<boolean> {
      const asked = { seen, heard };
      const { rows } = await client.query<Unseen>(LOOK, [seen.snapshot, seen.restored, heard]);
      const [found] = rows;
      if (!found || (found.isWaiting && !found.isMissed)) return false;
      if (seen === asked.seen) seen = { ...seen, snapshot: found.snapshot }; // what was heard meanwhile may be newer
      heard = heard.slice(asked.heard.length);
      return found.isMissed;
    },
  };
}

type PublicationClock = Pick<Options, "orm" | "resources" | "now"> & { onPast: () => void };

/** Knows whether the next publication lies ahead; calls `onPast` on the first question after its time. */
function createPublicationClock({ orm, resources, now, onPast }: PublicationClock) {
  // unknown after a change, which may have scheduled something
  let next: { asked: Promise<number>; time?: number } | undefined;
  const isAhead = () => next?.time !== undefined && now().getTime() < next.time;

  /** Finds the next time, in milliseconds since 1970; infinite when nothing is scheduled. */
  async function find(): Promise<number> {
    const [em, from] = [orm.em.fork(), now()];
    const dates: Date[] = [];
    for (const { publicationTimes } of resources) dates.push(...((await publicationTimes?.(em, from)) ?? []));
    const times = dates.map((date) => date.getTime()).filter((time) => time > from.getTime());
    return Math.min(...times, Number.POSITIVE_INFINITY);
  }

  return {
    isAhead,
    reset: () => (next = undefined),
    async untilAhead(): Promise<void> {
      while (!isAhead()) {
        if (next?.time !== undefined) onPast();
        const own = (next ??= { asked: find() });
        try {
          own.time = await own.asked;
        } finally {
          if (own.time === undefined && next === own) next = undefined; // it failed, and is asked again
        }
      }
    },
  };
}
