import type Router from "@koa/router";
import type { Middleware } from "koa";
import { AppError } from "#server/platform/errors/app-error.ts";

/** Refuses the methods that a documented path does not have, naming those it has; any other /api path is unknown. */
export function methodNotAllowed(router: Router): Middleware {
  return async (ctx) => {
    const { path } = router.match(ctx.path, ctx.method);
    const methods = [...new Set(path.flatMap((layer) => layer.methods))];
    if (methods.length === 0) throw new AppError("not_found", "Cette adresse n’existe pas.");
    ctx.set("Allow", methods.join(", "));
    if (ctx.method === "OPTIONS") {
      ctx.status = 204;
      return;
    }
    throw new AppError("method_not_allowed");
  };
}
