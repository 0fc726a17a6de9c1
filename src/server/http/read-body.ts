import { bodyParser } from "@koa/bodyparser";
import type { Middleware } from "koa";
import { errorField } from "#server/error-field.ts";
import { AppError } from "#server/app-error.ts";
import { UNREADABLE } from "./error-reply.ts";
import { hasBody } from "./has-body.ts";
import { refuseUnstorable } from "./storable.ts";

/** Longest JSON body (1 MiB). */
const JSON_MAX = "1mb";

const parse = bodyParser({
  enableTypes: ["json"],
  extendTypes: { json: ["application/json"] },
  jsonLimit: JSON_MAX,
  jsonStrict: true,
  onError(error) {
    const type = errorField(error, "type");
    const status = errorField(error, "status");
    if (type === "entity.too.large" || status === 413) throw new AppError("too_large");
    if (type === "encoding.unsupported" || type === "charset.unsupported" || status === 415) throw new AppError("unsupported_media_type");
    throw new AppError("invalid", UNREADABLE);
  },
});

/** Reads a JSON body into `ctx.request.body`: at most 1 MiB, 32 levels deep, storable. Refuses other types. A request without a body passes. */
export const readJson: Middleware = async (ctx, next) => {
  if (hasBody(ctx.req) && ["POST", "PUT", "PATCH"].includes(ctx.method) && !ctx.is("application/json"))
    throw new AppError("unsupported_media_type");
  await parse(ctx, async () => {});
  refuseUnstorable(ctx.request.body);
  await next();
};
