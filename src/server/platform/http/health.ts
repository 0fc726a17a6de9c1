import type { MikroORM } from "@mikro-orm/postgresql";
import type { Middleware } from "koa";
import pg from "pg";
import { sql } from "kysely";
import { errorField } from "#server/platform/errors/error-causes.ts";
import { expectFailure, setLogRoute } from "./request-log.ts";

/** Shortest interval between two checks of the database, whatever the number of probes. Source: DOS-4. */
const CHECK_INTERVAL_MS = 1000;

/** SQLSTATEs of connections that PostgreSQL refuses for good: a wrong role or password, or no such database. */
const REFUSED = /^(?:28|3D)/;

/** Whether the database answers and accepts writes: a replica, or a managed one that is full, does not. */
async function acceptsWrites(orm: MikroORM): Promise<boolean> {
  const { rows } = await sql<{ setting: string }>`select current_setting('transaction_read_only') as setting`.execute(
    orm.em.fork().getKysely(),
  );
  return rows[0]?.setting === "off";
}

/** Whether the database admits a new connection: open ones outlive the password that they were opened with. */
async function admitsConnections(orm: MikroORM): Promise<boolean> {
  const client = new pg.Client({ connectionString: orm.config.get("clientUrl"), connectionTimeoutMillis: 1_000 });
  client.on("error", () => {}); // handled by `connect` too
  try {
    await client.connect();
    return true;
  } catch (error) {
    return !REFUSED.test(String(errorField(error, "code")));
  } finally {
    await client.end().catch(() => {}); // it may never have connected
  }
}

/** State of the server: with `isStopping` it refuses new requests soon. */
export type Readiness = { isStopping: boolean };

/** Answers `/healthz` (the process runs) and `/readyz` (the server can work). Ready means that the database answers,
 *  accepts writes and admits connections, and that the server is not stopping. */
export function health(orm: MikroORM, readiness: Readiness): Middleware {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);

  function isDatabaseAvailable(): Promise<boolean> {
    if (performance.now() - checkedAt > CHECK_INTERVAL_MS) {
      checkedAt = performance.now();
      answer = Promise.all([acceptsWrites(orm), admitsConnections(orm)]).then(
        (answers) => !answers.includes(false),
        () => false,
      );
    }
    return answer;
  }

  return async (ctx, next) => {
    if (ctx.path !== "/healthz" && ctx.path !== "/readyz") return next();
    setLogRoute(ctx, ctx.path);
    const isOk = ctx.path === "/healthz" || (!readiness.isStopping && (await isDatabaseAvailable()));
    if (readiness.isStopping) expectFailure(ctx);
    ctx.set("Cache-Control", "no-store");
    ctx.status = isOk ? 200 : 503;
    if (!isOk) ctx.set("Retry-After", "5");
    ctx.body = { status: isOk ? "ok" : "unavailable" };
  };
}
