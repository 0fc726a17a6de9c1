import { isIPv4, isIPv6, SocketAddress } from "node:net";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";

/** An address as some proxies write it: with a port, in brackets, or both. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/;

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":");
}

/** The /64 of an IPv6 address in canonical form: the smallest network that a provider gives to one client. */
function networkOf(address: string): string {
  const [left = [], right = []] = address.split("::").map(groupsOf);
  const zeros: string[] = Array(8 - left.length - right.length).fill("0");
  return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}

/** Parses the client that a text names, by its IPv4 address or its IPv6 network; undefined when the text is no
 *  address. */
function clientOf(text: string): string | undefined {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text) ?? [];
  const [address = ""] = (inBrackets ?? beforePort ?? text).split("%"); // without the zone of a link-local address
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const { address: canonical } = new SocketAddress({ address, family: "ipv6" });
  return /^::ffff:(\d+\..+)$/.exec(canonical)?.[1] ?? networkOf(canonical);
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
