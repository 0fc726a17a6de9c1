import { inLanguage, readLanguage } from "../shared/language.ts";
import { withoutInvisible } from "../shared/normalize.ts";
import { isStorable } from "../shared/text.ts";

/** Origin of paths while they are read; no site has it. */
const NO_SITE = "http://site.invalid";

function decode(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return /[%?#\\]/.test(decoded) || !isStorable(decoded) ? path : decoded;
  } catch {
    return path;
  }
}

/** Reads the path of an address as addresses are compared: decoded, in lower case, in the words of its language,
 *  without query, anchor and trailing slash. A whole URL gives its path, whatever its host. Undefined for what has
 *  none. Never throws. */
export function toSitePath(written: string): string | undefined {
  const pathname = URL.parse(written.trim(), NO_SITE)?.pathname;
  if (!pathname?.startsWith("/")) return undefined;
  const { language, path } = readLanguage(withoutInvisible(decode(pathname).normalize("NFC").toLowerCase().replace(/\/+/g, "/")));
  return inLanguage(language, path).replace(/(?<=.)\/$/, "");
}

/** Reads the path of an address of this site; undefined for an address of another one. `origin` is the site's, without
 *  trailing slash. */
export function toInnerPath(written: string, origin: string): string | undefined {
  const base = origin === "" ? NO_SITE : origin;
  const url = URL.parse(written.trim(), base);
  return url?.origin === new URL(base).origin ? toSitePath(written) : undefined;
}
