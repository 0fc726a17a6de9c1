import type { Middleware } from "koa";
import type { ReplyCache } from "./reply-cache.ts";

/** Answers what is kept, before anything else is looked at. */
export function keptReplies({ at }: ReplyCache): Middleware {
  return async (ctx, next) => {
    const reply = ctx.method === "GET" || ctx.method === "HEAD" ? await at(ctx.url) : undefined;
    if (reply?.status !== 200) return next();
    ctx.vary("Accept-Encoding");
    await reply.sendTo(ctx);
  };
}
