import { FIXED_PAGES } from "#contracts/page/fixed-pages.ts";
import { COMPARED_MAX, readSlugs } from "#contracts/product/chosen-products.ts";
import { readLanguage } from "#contracts/shared/language.ts";
import type { VisitKind } from "#contracts/statistics/statistics.ts";

/** Counted action: with the slug of a product, an article or a page, which becomes an id when the count is written. */
export type Visit = { kind: VisitKind; subject: string };

/** Beginning of the subject of a datasheet; the slug of its product follows, which becomes an id when the count is
 *  written. */
export const SHEET_SUBJECT = "fiche/";

const AT_ROOT = /^\/([a-z0-9-]{0,200})\/?$/;
const PAGE = /^\/(produits|blog)\/([a-z0-9-]{1,200})$/;
const SHEET = /^\/produits\/([a-z0-9-]{1,200})\/fiche\.pdf$/;
const STORED_PDF = /^\/uploads\/([0-9a-f]{32}\.pdf)$/;
const KIND_BY_FOLDER: Record<string, VisitKind> = { produits: "product", blog: "article" };

/** Lists the visits of the page of a URL, by its path and its query. Never throws. */
export function visitsOfPage(path: string, query: URLSearchParams): Visit[] {
  const { path: documented } = readLanguage(path);
  const [, folder = "", slug = ""] = PAGE.exec(documented) ?? [];
  const kind = KIND_BY_FOLDER[folder];
  if (kind) return [{ kind, subject: slug }];
  if (documented !== "/comparer") {
    const [, atRoot] = AT_ROOT.exec(documented) ?? [];
    return atRoot === undefined ? [] : [{ kind: "page", subject: atRoot || FIXED_PAGES.home }];
  }
  const compared = readSlugs(query.get("produits"), COMPARED_MAX);
  if (compared.length < 2) return [];
  return [{ kind: "comparison", subject: "" }, ...compared.map((subject): Visit => ({ kind: "compared", subject }))];
}

/** Download at a path: a stored PDF, or the datasheet of a product. */
export function downloadOf(path: string): Visit | undefined {
  const [, file] = STORED_PDF.exec(path) ?? [];
  const [, slug] = SHEET.exec(readLanguage(path).path) ?? [];
  const subject = file ?? (slug && SHEET_SUBJECT + slug);
  return subject === undefined ? undefined : { kind: "download", subject };
}

/** Reads the words of a search from the catalogue's URL; undefined for any other page, and without words. */
export function searchOfPage(path: string, query: URLSearchParams): string | undefined {
  return (readLanguage(path).path === "/produits" && query.get("q")) || undefined;
}

/** Path under which requests from a page are counted; empty for foreign pages. */
export function countedPage(path: string): string {
  return /^\/[a-z0-9/-]*$/.test(path) ? readLanguage(path).path : "";
}
