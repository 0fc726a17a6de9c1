import type { Context, Middleware, Next } from "koa";
import type { IncomingMessage } from "node:http";

/** Whether a request only reads: its method is GET or HEAD. */
export function isRead({ method }: { method: string }): boolean {
  return method === "GET" || method === "HEAD";
}

/** A middleware for the GET and HEAD requests whose path matches a pattern; it passes all others on. `match` holds the pattern's groups. */
export function get(pattern: RegExp, handle: (ctx: Context, next: Next, match: RegExpExecArray) => unknown): Middleware {
  return (ctx, next) => {
    const match = isRead(ctx) ? pattern.exec(ctx.path) : null;
    return match ? handle(ctx, next, match) : next();
  };
}

/** Whether a request has a body, which may be still to come. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
