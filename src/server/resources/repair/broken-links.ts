import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Repair } from "#contracts/repair/repair.ts";
import { toInnerPath, toSitePath } from "#contracts/redirection/site-path.ts";
import { inLanguage, LANGUAGES, readLanguage } from "#contracts/shared/language.ts";
import { originOf } from "#server/platform/database/site-origin.ts";
import { bareName } from "#server/platform/media/stored-name.ts";
import { listSitePaths } from "#server/platform/page/site-paths.ts";
import { listFormerAddresses } from "#server/resources/redirection/former-addresses.ts";
import type { WrittenLink } from "./record-faults.ts";

/** Beginning of a link that leads to a page or a file: neither an anchor nor a mailbox. */
const IS_PAGE_OR_FILE = /^(?:\/(?!\/)|https?:\/\/)/i;

const STORED_FILE = /^\/uploads\/([0-9a-f]{32})/;

/** Paths of files and programs, of which no list is known. */
const UNLISTED = /\.[a-z0-9]{2,11}$|^\/(?:api|admin|trpc)(?:\/|$)/;

/** Pages below that of a product, by their documented paths. */
const BELOW_PRODUCT = /^(\/produits\/[^/]+)\/documents\/[^/]+$/;

/** Lists the paths that a link may lead to: pages, and what is redirected. */
export async function listKnownPaths(em: EntityManager, now: Date): Promise<Set<string>> {
  const known = await listSitePaths(em, now);
  for (const language of LANGUAGES) known.add(inLanguage(language, "/").replace(/(?<=.)\/$/, ""));
  const { rows } = await sql<{ from_path: string }>`select from_path from redirection`.execute(em.getKysely({ type: "read" }));
  for (const { from_path } of [...rows, ...(await listFormerAddresses(em))]) known.add(toSitePath(from_path) ?? from_path);
  return known;
}

async function findStoredFiles(em: EntityManager, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const { rows } = await sql<{ filename: string }>`
    select filename from upload where left(filename, 32) = any(${names}::text[])`.execute(em.getKysely({ type: "read" }));
  return new Set(rows.map(({ filename }) => bareName(filename)));
}

/** A link with the path of this site that it leads to, if it is one. */
type ReadLink = { link: WrittenLink; inner: string | undefined };

function toRepair(kind: Repair["kind"], { noun, record, title, field, href }: WrittenLink): Repair {
  return { kind, noun, record, title, field, detail: href };
}

function isKnown(path: string, known: ReadonlySet<string>): boolean {
  const { language, path: documented } = readLanguage(path);
  const [, product] = BELOW_PRODUCT.exec(documented) ?? [];
  return UNLISTED.test(path) || known.has(product === undefined ? path : inLanguage(language, product));
}

/** Finds the links within the site that lead nowhere, and the files that are gone. */
export async function findBrokenLinks(em: EntityManager, links: WrittenLink[], known: ReadonlySet<string>): Promise<Repair[]> {
  const origin = originOf(em);
  const read: ReadLink[] = links
    .filter(({ href }) => IS_PAGE_OR_FILE.test(href))
    .map((link) => ({ link, inner: toInnerPath(link.href, origin) }));
  const fileOf = ({ inner = "" }: ReadLink) => STORED_FILE.exec(inner)?.[1];
  const stored = await findStoredFiles(em, [...new Set(read.flatMap((one) => fileOf(one) ?? []))]);
  return read.flatMap((one): Repair[] => {
    const { link, inner } = one;
    const file = fileOf(one);
    if (file !== undefined) return stored.has(file) ? [] : [toRepair("missing_file", link)];
    return inner === undefined || isKnown(inner, known) ? [] : [toRepair("broken_link", link)];
  });
}
