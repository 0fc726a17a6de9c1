import { bodyParser } from "@koa/bodyparser";
import type { Middleware } from "koa";
import { AppError } from "#server/app-error.ts";
import { UNREADABLE } from "./error-reply.ts";

/** Longest JSON body, in bytes (1 MiB). */
const JSON_MAX = "1mb";

/** Deepest nesting of a body. Source: reliability.md, preface. */
const DEPTH_MAX = 32;

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}

const parse = bodyParser({
  enableTypes: ["json"],
  extendTypes: { json: ["application/json"] },
  jsonLimit: JSON_MAX,
  jsonStrict: true,
  onError(error) {
    const { type, status } = error as { type?: string; status?: number };
    if (type === "entity.too.large" || status === 413) throw new AppError("too_large");
    if (type === "encoding.unsupported" || type === "charset.unsupported" || status === 415) throw new AppError("unsupported_media_type");
    throw new AppError("invalid", UNREADABLE);
  },
});

/** Reads a JSON body into `ctx.request.body`: at most 1 MiB, 32 levels deep, and of no other type. A request without a body passes. */
export const readJson: Middleware = async (ctx, next) => {
  const hasBody = ctx.get("transfer-encoding") !== "" || Number(ctx.get("content-length") || 0) > 0;
  if (hasBody && ["POST", "PUT", "PATCH"].includes(ctx.method) && !ctx.is("application/json")) throw new AppError("unsupported_media_type");
  await parse(ctx, async () => {});
  if (isDeeperThan(ctx.request.body, DEPTH_MAX)) throw new AppError("invalid", "Cette demande est trop imbriquée.");
  await next();
};
