import { randomUUID } from "node:crypto";
import type { MikroORM } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { createUnseenChanges } from "#server/history/unseen-changes.ts";
import { reasonOf } from "#server/start-error.ts";

/** Source: the function `announce_content` of the migrations. */
const CHANNEL = "content";

/** What PostgreSQL calls the connection. */
const LISTENER = "lumidar content";

const RETRY_MS = 1000;

/** How often the history is looked at, for what an instance changed that ended before it announced it. */
const LOOK_MS = 500;

type Options = { orm: MikroORM; url: string; log: Logger; onChange: () => void; onLoss: () => void };

/** Listens for every committed change of the content, whichever instance or command makes it, and announces those that are made here: see decision 68.
 *  `isListening` is true only while that is certain: from the arrival of a notification of its own, sent through the pool, until the connection breaks.
 *  Reconnects by itself. */
export function watchContent({ orm, url, log, onChange, onLoss }: Options) {
  let isListening = false;
  let isStopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  let announcing: Promise<void> | undefined;
  let isToAnnounce = false;

  /** Of the text that an SQL expression gives, sent through the pool. */
  async function notify(payload: RawBuilder<string>): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(orm.em.fork().getKysely());
  }

  function lose(lost: pg.Client, reason: string): void {
    if (lost !== client) return;
    client = undefined;
    clearTimeout(looking);
    if (isListening) log.warn({ reason }, "content changes are not heard any more: responses are not cached");
    isListening = false;
    onLoss();
    lost.end().catch(() => {}); // closing a broken connection may fail
    if (!isStopped) retry = setTimeout(() => void listen(), RETRY_MS).unref();
  }

  function lookLater(listener: pg.Client, unseen: ReturnType<typeof createUnseenChanges>): void {
    const look = async () => {
      if (await unseen.look()) onChange();
      lookLater(listener, unseen);
    };
    if (listener === client)
      looking = setTimeout(() => void look().catch((error: unknown) => lose(listener, reasonOf(error))), LOOK_MS).unref();
  }

  /** Those that are made while one is on its way are announced together, by the next. */
  function announce(): void {
    isToAnnounce = true;
    announcing ??= (async () => {
      while (isToAnnounce) {
        isToAnnounce = false;
        await notify(sql`pg_current_snapshot()::text`).catch(() => {}); // whoever listens looks at the history too
      }
      announcing = undefined;
    })();
  }

  async function listen(): Promise<void> {
    const listener = new pg.Client({ connectionString: url, application_name: LISTENER, keepAlive: true, connectionTimeoutMillis: 5_000 });
    const unseen = createUnseenChanges(listener);
    const proof = randomUUID();
    client = listener;
    listener.on("error", (error) => lose(listener, reasonOf(error)));
    listener.on("end", () => lose(listener, "the connection was closed"));
    listener.on("notification", ({ payload = "" }) => {
      unseen.hear(payload);
      if (payload === proof && !isListening) {
        isListening = true;
        log.info("content changes are heard: responses are cached");
      }
      onChange();
    });
    try {
      await listener.connect();
      await listener.query(`listen ${CHANNEL}`);
      // Behind a pooler that shares connections, `listen` succeeds but no notification arrives: then `isListening` stays false.
      await unseen.begin();
      await notify(sql`${proof}::text`);
      lookLater(listener, unseen);
    } catch (error) {
      lose(listener, reasonOf(error));
    }
  }

  void listen();
  return {
    isListening: () => isListening,
    announce,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(retry);
      clearTimeout(looking);
      await announcing;
      const last = client;
      client = undefined;
      isListening = false;
      await last?.end().catch(() => {});
    },
  };
}
