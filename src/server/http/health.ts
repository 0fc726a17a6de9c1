import type { MikroORM } from "@mikro-orm/postgresql";
import type { Middleware } from "koa";

/** The database is asked at most this often, however many probes come. Source: reliability.md DOS-4. */
const ASK_EVERY_MS = 1000;

/** Whether the server still takes new work; false once it is stopping. */
export type Readiness = { isStopping: boolean };

/** `/healthz`: the process answers. `/readyz`: it can serve, that is, its database answers and it is not stopping. */
export function health(orm: MikroORM, readiness: Readiness): Middleware {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);

  function isDatabaseThere(): Promise<boolean> {
    if (performance.now() - askedAt > ASK_EVERY_MS) {
      askedAt = performance.now();
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
    const isFine = ctx.path === "/healthz" || (!readiness.isStopping && (await isDatabaseThere()));
    ctx.set("Cache-Control", "no-store");
    ctx.status = isFine ? 200 : 503;
    if (!isFine) ctx.set("Retry-After", "5");
    ctx.body = { status: isFine ? "ok" : "unavailable" };
  };
}
