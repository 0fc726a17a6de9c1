import { createHash } from "node:crypto";
import type { Middleware } from "koa";

/** Gives a read an `ETag` of its content and answers 304 to who has it already. Applied to public API reads. */
export const etag: Middleware = async (ctx, next) => {
  await next();
  if (ctx.status !== 200 || !["GET", "HEAD"].includes(ctx.method) || typeof ctx.body !== "string") return;
  ctx.set("ETag", `W/"${createHash("sha1").update(ctx.body).digest("base64url")}"`);
  if (ctx.fresh) ctx.status = 304;
};
