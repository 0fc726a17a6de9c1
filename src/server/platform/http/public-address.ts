import { lookup as resolve, type LookupAddress, type LookupOptions } from "node:dns";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The addresses that messages may be sent to, besides the public ones. */
export type Reach = { allowsLoopback: boolean };

/** The refusal of an address that is not public. */
export class PrivateAddressError extends Error {
  override name = "PrivateAddressError";
}

/** Ranges of 2000::/3 that are not global, beside what ipaddr.js knows. Source: IANA's registry of special-purpose IPv6
 *  addresses. */
const NOT_GLOBAL = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3ffe::/16", "3fff::/20"].map((network) =>
  ipaddr.IPv6.parseCIDR(network),
);

/** All of IPv6 that is handed out for the public internet. What holds an IPv4 address lies elsewhere, but for 6to4,
 *  Teredo and ISATAP. */
const GLOBAL = ipaddr.IPv6.parseCIDR("2000::/3");

const ISATAP = 0x5efe;

function isGlobalV6(address: ipaddr.IPv6): boolean {
  const isIsatap = address.parts[5] === ISATAP && [0, 0x200].includes(address.parts[4] ?? 0);
  return address.match(GLOBAL) && !isIsatap && !NOT_GLOBAL.some((network) => address.match(network));
}

/** Whether an address is one of the public internet. Private, link-local, shared (CGNAT), reserved and documentation
 *  networks are not, nor is IPv4 inside IPv6 (compatible, NAT64, 6to4, Teredo), which would lead to any of them; IPv4
 *  mapped into IPv6 is judged as IPv4. */
export function isReachable(address: string, { allowsLoopback }: Reach): boolean {
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === "loopback") return allowsLoopback;
  return range === "unicast" && (parsed instanceof ipaddr.IPv4 || isGlobalV6(parsed));
}

/** The host of a URL, without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

/** Names that lead to the own machine only. Source: RFC 6761 §6.3. */
const LOCALHOST = /(?:^|\.)localhost\.?$/;

/** Whether a URL may be called as far as can be told without DNS: by https, without a name or a password in it, and not
 *  at a private address. */
export function isAcceptable(url: URL, reach: Reach): boolean {
  const host = hostOf(url);
  const isNumeric = isIP(host) > 0;
  const isLoopback = LOCALHOST.test(host) || (isNumeric && ipaddr.process(host).range() === "loopback");
  const isSecure = url.protocol === "https:" || (reach.allowsLoopback && isLoopback);
  const isReached = isNumeric ? isReachable(host, reach) : reach.allowsLoopback || !isLoopback;
  return isSecure && url.username === "" && url.password === "" && isReached;
}

/** Whether a URL may be read: as `isAcceptable`, but by http too. */
export function isReadable(url: URL, reach: Reach): boolean {
  return isAcceptable(url, reach) || (url.protocol === "http:" && isAcceptable(new URL(url.href.replace(/^http:/i, "https:")), reach));
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves a host for one connection, and refuses it when any of its addresses is not public. The connection is made
 *  to what was checked here: a second answer of the DNS is never asked for. */
export function publicLookup(reach: Reach) {
  return (host: string, options: LookupOptions, found: Found): void => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) found(error ?? new Error(`${host} has no address`), "");
      else if (!addresses.every(({ address }) => isReachable(address, reach))) found(new PrivateAddressError(), "");
      else if (options.all) found(null, addresses);
      else found(null, first.address, first.family);
    });
  };
}
