import { randomUUID } from "node:crypto";
import type { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import type { Logger } from "pino";
import { reasonOf } from "#server/start-error.ts";

/** As `announce_content` of the migrations names it. */
const CHANNEL = "content";

const RETRY_MS = 1000;

type Watching = { orm: MikroORM; url: string; log: Logger; onChange: () => void; onLoss: () => void };

/** Hears of every change of the content that is committed, whichever instance or command makes it. `isHearing` is true only while that is
 *  certain: once an announcement, sent the way the others come, has arrived, and until the connection breaks. Tries again by itself. */
export function watchContent({ orm, url, log, onChange, onLoss }: Watching) {
  let isHearing = false;
  let isStopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  function lose(lost: pg.Client, reason: string): void {
    if (lost !== client) return;
    client = undefined;
    if (isHearing) log.warn({ reason }, "changes of the content are not heard any more");
    isHearing = false;
    onLoss();
    lost.end().catch(() => {}); // it is broken already
    if (!isStopped) retry = setTimeout(() => void listen(), RETRY_MS).unref();
  }

  async function listen(): Promise<void> {
    const listener = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    const proof = randomUUID();
    client = listener;
    listener.on("error", (error) => lose(listener, reasonOf(error)));
    listener.on("end", () => lose(listener, "the connection was closed"));
    listener.on("notification", ({ payload }) => {
      if (payload === proof && !isHearing) {
        isHearing = true;
        log.info("changes of the content are heard: answers are kept");
      }
      onChange();
    });
    try {
      await listener.connect();
      await listener.query(`listen ${CHANNEL}`);
      // Behind a pooler that shares connections, listening succeeds and nothing is ever heard: then `isHearing` stays false.
      await orm.em.fork().execute("select pg_notify(?, ?)", [CHANNEL, proof]);
    } catch (error) {
      lose(listener, reasonOf(error));
    }
  }

  void listen();
  return {
    isHearing: () => isHearing,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(retry);
      const last = client;
      client = undefined;
      isHearing = false;
      await last?.end().catch(() => {});
    },
  };
}
