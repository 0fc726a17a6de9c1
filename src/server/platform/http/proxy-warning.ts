import type { Middleware } from "koa";
import type { Logger } from "pino";

/** Warns once that requests come through a proxy that is not trusted: then every visitor has the proxy's address, and shares one limit of
 *  attempts. */
export function proxyWarning(trustedProxies: number, log: Logger): Middleware {
  let isWarned = trustedProxies > 0;
  return (ctx, next) => {
    if (!isWarned && ctx.get("x-forwarded-for") !== "") {
      isWarned = true;
      log.warn(
        "X-Forwarded-For arrives, but TRUST_PROXY is not set: behind a proxy, set it to the number of proxies, or all visitors share one limit",
      );
    }
    return next();
  };
}
