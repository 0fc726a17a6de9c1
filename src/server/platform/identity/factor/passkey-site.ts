import { isIP } from "node:net";
import { AppError } from "#server/platform/errors/app-error.ts";

/** The site of passkeys: the domain name, and the one origin where they are made and used. */
export type PasskeySite = { id: string; origin: string };

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Finds the site of the public URL. On loopback it is `localhost`, because an IP address is no name that a passkey can
 *  belong to. Undefined where there is none: an IP address elsewhere, or no TLS. */
export function passkeySite(publicUrl: string): PasskeySite | undefined {
  const { hostname, port, protocol, origin } = new URL(publicUrl);
  if (LOOPBACK.test(hostname)) return { id: "localhost", origin: `${protocol}//localhost${port && `:${port}`}` };
  if (protocol !== "https:" || isIP(hostname) || hostname.startsWith("[")) return undefined;
  return { id: hostname, origin };
}

const NO_SITE = "Les clés d’accès demandent un nom de domaine en HTTPS\u202f: l’adresse publique de ce site (PUBLIC_URL) n’en est pas un.";

/** Requires the site of the public URL. Fails with `conflict` where `passkeySite` finds none. */
export function requirePasskeySite(publicUrl: string): PasskeySite {
  const site = passkeySite(publicUrl);
  if (!site) throw new AppError("conflict", NO_SITE);
  return site;
}
