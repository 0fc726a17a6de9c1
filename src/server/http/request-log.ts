import { randomUUID } from "node:crypto";
import type { Middleware } from "koa";
import type { Logger } from "pino";

/** Gives every request an id, and logs one line when it is answered: method, path without query, status, milliseconds. */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    ctx.state.requestId = randomUUID();
    ctx.set("X-Request-Id", ctx.state.requestId);
    try {
      await next();
    } finally {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const level = ctx.status >= 500 ? "error" : ctx.path.startsWith("/api/") || ctx.path.startsWith("/trpc/") ? "info" : "debug";
      log[level]({ request_id: ctx.state.requestId, method: ctx.method, path: ctx.path.slice(0, 500), status: ctx.status, ms }, "request");
    }
  };
}
