import type { MikroORM } from "@mikro-orm/postgresql";
import type { Middleware } from "koa";
import { expectFailure, takeRoute } from "./request-log.ts";

/** Shortest interval between two checks of the database, whatever the number of probes. Source: reliability.md DOS-4. */
const CHECK_INTERVAL_MS = 1000;

/** `isStopping`: the server refuses new requests soon. */
export type Readiness = { isStopping: boolean };

/** Answers `/healthz` (the process runs) and `/readyz` (the database answers and the server is not stopping). */
export function health(orm: MikroORM, readiness: Readiness): Middleware {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);

  function isDatabaseAvailable(): Promise<boolean> {
    if (performance.now() - checkedAt > CHECK_INTERVAL_MS) {
      checkedAt = performance.now();
      answer = orm.em
        .fork()
        .execute("select 1")
        .then(
          () => true,
          () => false,
        );
    }
    return answer;
  }

  return async (ctx, next) => {
    if (ctx.path !== "/healthz" && ctx.path !== "/readyz") return next();
    takeRoute(ctx, ctx.path);
    const isOk = ctx.path === "/healthz" || (!readiness.isStopping && (await isDatabaseAvailable()));
    if (readiness.isStopping) expectFailure(ctx);
    ctx.set("Cache-Control", "no-store");
    ctx.status = isOk ? 200 : 503;
    if (!isOk) ctx.set("Retry-After", "5");
    ctx.body = { status: isOk ? "ok" : "unavailable" };
  };
}
