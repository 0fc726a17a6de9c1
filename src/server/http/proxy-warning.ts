import type { Middleware } from "koa";
import type { Logger } from "pino";

/** Says once that requests come through a proxy that is not trusted: then everybody has the proxy's address, and one visitor spends the tries
 *  of all. */
export function proxyWarning(trustedProxies: number, log: Logger): Middleware {
  let isTold = trustedProxies > 0;
  return (ctx, next) => {
    if (!isTold && ctx.get("x-forwarded-for") !== "") {
      isTold = true;
      log.warn(
        "X-Forwarded-For arrives, but TRUST_PROXY is not set: behind a proxy, set it to the number of proxies, or all visitors share one limit",
      );
    }
    return next();
  };
}
