import { randomUUID } from "node:crypto";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { isRead } from "./get.ts";

/** Says which of our routes a request took: a template that holds nothing the sender chose, for its line in the log and for the metrics. */
export function takeRoute({ state }: Context, route: string): void {
  state.route = route;
}

/** The route that a request took; `other` where it took none of ours. */
export function routeOf({ state }: Context): string {
  return state.route ?? "other";
}

/** Says who sent a request, for its line in the log. */
export function takeSender({ state }: Context, sender: string): void {
  state.sender = sender;
}

/** Says that an answer is as it should be, whatever its status: its line in the log is no error. */
export function expectFailure({ state }: Context): void {
  state.isExpected = true;
}

/** What may be kept of a path: without a query, and not longer than any of ours. */
export function loggedPath({ path }: Context): string {
  return path.slice(0, 500);
}

function levelOf(ctx: Context): "error" | "info" | "debug" {
  if (ctx.status >= 500) return ctx.state.isExpected ? "info" : "error";
  const isForPrograms = ctx.path.startsWith("/api/") || ctx.path.startsWith("/trpc/");
  return isForPrograms || !isRead(ctx) ? "info" : "debug";
}

/** Gives every request an id, and logs one line when it is answered: who sent it, method, route, path without query, status, milliseconds. */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    ctx.state.requestId = randomUUID();
    ctx.set("X-Request-Id", ctx.state.requestId);
    try {
      await next();
    } finally {
      const level = levelOf(ctx);
      if (log.isLevelEnabled(level)) {
        const { requestId: request_id, sender: who = "visitor" } = ctx.state;
        const ms = Math.round((performance.now() - startedAt) * 10) / 10;
        const { method, status } = ctx;
        log[level]({ request_id, who, method, route: routeOf(ctx), path: loggedPath(ctx), status, ms }, "request");
      }
    }
  };
}
