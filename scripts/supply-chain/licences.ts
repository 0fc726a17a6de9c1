import { type Dependency, dependenciesOf, type Lock } from "./lock.ts";

/** Licences under which what others wrote may be used and passed on here. LGPL: libvips, loaded as a library of its
 *  own; MPL: tools, and unchanged files. */
const ACCEPTED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Licences that packages name in their LICENSE file alone, read by hand. */
const READ_BY_HAND: Record<string, string> = { busboy: "MIT", "png-js": "MIT", streamsearch: "MIT" };

/** The licence of a package as an SPDX expression; empty where nothing says it. */
export function licenceOf({ name, license = READ_BY_HAND[name] ?? "" }: Dependency): string {
  return license;
}

/** Whether an SPDX expression of one level lets us use a package: one licence of several to choose from, or all that
 *  hold together. */
function isAccepted(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, "$1");
  if (plain.includes(" OR ")) return plain.split(" OR ").some((licence) => ACCEPTED.has(licence));
  return plain.split(" AND ").every((licence) => ACCEPTED.has(licence));
}

/** Lists the packages whose licence is unknown, or not accepted. */
export function listUnlicensed(lock: Lock): string[] {
  return dependenciesOf(lock)
    .filter((dependency) => !isAccepted(licenceOf(dependency)))
    .map(({ name }) => name);
}
