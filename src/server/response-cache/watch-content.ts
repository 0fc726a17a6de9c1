import { randomUUID } from "node:crypto";
import type { MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { createUnseenChanges } from "#server/history/unseen-changes.ts";
import { CHANNEL, createAnnouncer, notifyContent } from "./announce-changes.ts";
import { reasonOf } from "#server/start-error.ts";

/** What PostgreSQL calls the connection. */
const LISTENER = "lumidar content";

const RETRY_MS = 1000;

type Options = { orm: MikroORM; url: string; log: Logger; onChange: () => void; onLoss: () => void };

/** Listens for every committed change of the content, whichever instance or command makes it, and announces those that are made here: see decision 68.
 *  `isListening` is true only while that is certain: from the arrival of a notification of its own, sent through the pool, until the connection breaks.
 *  Reconnects by itself. */
export function watchContent({ orm, url, log, onChange, onLoss }: Options) {
  let isListening = false;
  let isStopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const announcer = createAnnouncer(orm);

  function lose(lost: pg.Client, reason: string): void {
    if (lost !== client) return;
    client = undefined;
    if (isListening) log.warn({ reason }, "content changes are not heard any more: responses are not cached");
    isListening = false;
    onLoss();
    lost.end().catch(() => {}); // closing a broken connection may fail
    if (!isStopped) retry = setTimeout(() => void listen(), RETRY_MS).unref();
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
      await unseen.begin(onChange, (error) => lose(listener, reasonOf(error)));
      await notifyContent(orm, sql`${proof}::text`);
    } catch (error) {
      lose(listener, reasonOf(error));
    }
  }

  void listen();
  return {
    isListening: () => isListening,
    announce: () => announcer.announce(),
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(retry);
      await announcer.settled();
      const last = client;
      client = undefined;
      isListening = false;
      await last?.end().catch(() => {});
    },
  };
}
