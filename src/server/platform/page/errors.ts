import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { showFailedPage } from "./plain-pages.ts";
import { CHALLENGE, errorReplyOf } from "#server/platform/http/error-reply.ts";
import { createLingeringBody } from "#server/platform/http/read-body.ts";
import { hasBody } from "#server/platform/http/request.ts";

/** Answers with the error mapper's response, and logs bugs. */
function answerError(ctx: Context, thrown: unknown, log: Logger): void {
  const { status, body, retryAfter, isBug } = errorReplyOf(thrown);
  if (isBug) log.error({ err: thrown, request_id: ctx.state.requestId }, "unexpected error");
  ctx.status = status;
  // These describe the response that failed half-way: an error is neither compressed nor that version of anything.
  for (const header of ["Content-Encoding", "ETag", "Location"]) ctx.remove(header);
  ctx.set("Cache-Control", "no-store");
  if (retryAfter) ctx.set("Retry-After", String(retryAfter));
  if (status === 401) ctx.set(CHALLENGE);
  // The rest of an unread body would delay the connection's next request, and end it at the timeout.
  const isUnread = hasBody(ctx.req) && !ctx.req.complete;
  if (isUnread) ctx.set("Connection", "close");
  ctx.type = "application/json";
  ctx.body = JSON.stringify(body);
  showFailedPage(ctx, { reason: body.message, isBug });
  if (isUnread && typeof ctx.body === "string") {
    const { body: text, type } = ctx;
    ctx.body = createLingeringBody(text, ctx.req);
    ctx.type = type;
    ctx.length = Buffer.byteLength(text);
  }
}

/** Turns any value thrown by a later middleware into an error reply. */
export function errors(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (thrown) {
      answerError(ctx, thrown, log);
    }
  };
}
