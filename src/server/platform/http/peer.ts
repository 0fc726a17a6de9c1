import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";

/** An address as some proxies write it: with a port, in brackets, or both. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/;

/** Parses the client that a text names, by its IPv4 address or its IPv6 network: the /64, the smallest that a provider
 *  gives to one client. Undefined when the text is no address. */
function clientOf(text: string): string | undefined {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text) ?? [];
  const [address = ""] = (inBrackets ?? beforePort ?? text).split("%"); // without the zone of a link-local address
  if (!isIP(address)) return undefined;
  const parsed = ipaddr.process(address); // an IPv4 address within an IPv6 one is that one
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}

/** The client of a request in the form by which attempts are counted: an IPv4 address, or the /64 of an IPv6 address.
 *  One client has more IPv6 addresses than could be counted. Uses the connection's own address when a trusted proxy
 *  names none. */
export function peerOf(ctx: Context): string {
  return clientOf(ctx.ip) ?? clientOf(ctx.socket.remoteAddress ?? "") ?? "";
}

/** Warns once that requests come through a proxy that is not trusted: then every visitor has the proxy's address, and
 *  shares one limit of attempts. */
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
