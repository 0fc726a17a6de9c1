import { randomUUID } from "node:crypto";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { isRead } from "./request.ts";

/** The header that bears a request's id. */
export const REQUEST_ID = "X-Request-Id";

/** Route of a request that matched none of ours. */
export const NO_ROUTE = "other";

/** Longest path that is kept, in characters: longer than any of ours. */
const LOGGED_PATH_MAX = 500;

/** Notes which of our routes a request took: a template without anything that the sender chose, for its log line and
 *  for the metrics. */
export function setLogRoute({ state }: Context, route: string): void {
  state.route = route;
}

/** The route that a request took; `other` where it took none of ours. */
export function routeOf({ state }: Context): string {
  return state.route ?? NO_ROUTE;
}

/** Notes the sender of a request, for its log line. */
export function setLogSender({ state }: Context, sender: string): void {
  state.sender = sender;
}

/** Notes that a response is as intended, whatever its status: its log line is no error. */
export function expectFailure({ state }: Context): void {
  state.isExpected = true;
}

/** Shortens a path for the log: without its query, and not longer than any of ours. */
export function loggedPath({ path }: Context): string {
  return path.slice(0, LOGGED_PATH_MAX);
}

/** A request that was answered, in the form of its log line. */
type Answered = {
  requestId: string;
  startedAt: number;
  method: string;
  path: string;
  route: string;
  status: number;
  who?: string;
  isExpected?: boolean;
};

function levelOf({ method, path, status, isExpected }: Answered): "error" | "info" | "debug" {
  if (status >= 500) return isExpected ? "info" : "error";
  const isForPrograms = path.startsWith("/api/") || path.startsWith("/trpc/");
  return isForPrograms || !isRead({ method }) ? "info" : "debug";
}

/** Logs one line of a request: who sent it, method, route, path without query, status, milliseconds. */
export function logAnswer(log: Logger, answered: Answered): void {
  const level = levelOf(answered);
  if (!log.isLevelEnabled(level)) return;
  const { requestId: request_id, startedAt, who = "visitor", method, route, path, status } = answered;
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  log[level]({ request_id, who, method, route, path: path.slice(0, LOGGED_PATH_MAX), status, ms }, "request");
}

/** Gives every request an id, and logs it when it is answered. */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    ctx.state.requestId = requestId;
    ctx.set(REQUEST_ID, requestId);
    try {
      await next();
    } finally {
      const { sender: who, isExpected } = ctx.state;
      const { method, path, status } = ctx;
      logAnswer(log, { requestId, startedAt, method, path, route: routeOf(ctx), status, who, isExpected });
    }
  };
}
