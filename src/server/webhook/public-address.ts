import { lookup as resolve, type LookupAddress, type LookupOptions } from "node:dns";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Which addresses messages may be sent to, beside the public ones. */
export type Reach = { allowsLoopback: boolean };

/** The refusal of an address that is not public. */
export class PrivateAddressError extends Error {
  override name = "PrivateAddressError";
}

/** Whether an address is one of the public internet. Private, link-local, shared (CGNAT), reserved and documentation networks are not, nor is
 *  IPv4 inside IPv6 (mapped, NAT64, 6to4, Teredo), which would lead to any of them. */
export function isReachable(address: string, { allowsLoopback }: Reach): boolean {
  const range = ipaddr.process(address).range();
  return range === "unicast" || (allowsLoopback && range === "loopback");
}

/** The host of a URL, without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

/** Whether a URL may be called as far as can be told without DNS: by https, without a name or a password in it, and not at a private address. */
export function isAcceptable(url: URL, reach: Reach): boolean {
  const host = hostOf(url);
  const isNumeric = isIP(host) > 0;
  const isLoopback = host === "localhost" || (isNumeric && ipaddr.process(host).range() === "loopback");
  const isSecure = url.protocol === "https:" || (reach.allowsLoopback && isLoopback);
  return isSecure && url.username === "" && url.password === "" && (!isNumeric || isReachable(host, reach));
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves a host for one connection, and refuses it when any of its addresses is not public. The connection is made to what was checked here:
 *  a second answer of the DNS is never asked for. */
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
