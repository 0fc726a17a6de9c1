import type { EntityManager } from "@mikro-orm/postgresql";
import { VULNERABILITY_PATH } from "#contracts/page/vulnerability-path.ts";
import { inLanguage, LANGUAGES } from "#contracts/shared/language.ts";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import { escapeXml } from "#server/platform/language/escape-xml.ts";
import { allResources, type SitemapPage } from "#server/platform/declaration/resource.ts";

/** Pages in one file. Each is listed once in every language in which it exists; the protocol allows 50,000 URLs in a file. */
const FILE_LENGTH = 10_000;

const STATIC_PAGES = [
  "/",
  "/fonctionnalites",
  "/produits",
  "/a-propos",
  "/blog",
  "/contact",
  "/conditions",
  "/confidentialite",
  "/mentions-legales",
  "/cookies",
  VULNERABILITY_PATH,
];

async function pagesOf(em: EntityManager, now: Date): Promise<SitemapPage[]> {
  const groups: SitemapPage[][] = [STATIC_PAGES.map((path) => ({ path }))];
  for (const { sitemap: pagesOfResource } of allResources()) if (pagesOfResource) groups.push(await pagesOfResource(em, now));
  return groups.flat();
}

function urlElements(origin: string, { path, paths, changed, images = [] }: SitemapPage): string {
  const absolute = (url: string) => escapeXml(/^https?:/i.test(url) ? url : origin + url);
  const pictures = images.map((url) => `<image:image><image:loc>${absolute(normalizeImageUrl(url))}</image:loc></image:image>`).join("");
  const own = LANGUAGES.flatMap((language) => {
    const there = paths ? paths[language] : path;
    return there === undefined ? [] : [{ language, url: absolute(inLanguage(language, there)) }];
  });
  const links = own.map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`);
  const alternates = links.length > 1 ? links.join("") : "";
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
  return own.map(({ url }) => `<url><loc>${url}</loc>${lastmod}${alternates}${pictures}</url>`).join("\n");
}

const NAMESPACES = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`;

function fileOf(origin: string, pages: SitemapPage[]): string {
  const urls = pages.map((page) => urlElements(origin, page)).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${urls}\n</urlset>\n`;
}

/** The XML of `/sitemap.xml` (without `number`): every page in every language, or the list of numbered files when there are too many pages for
 *  one. With `number`, that file; undefined when it does not exist. */
export async function sitemap(
  em: EntityManager,
  { origin, now, number }: { origin: string; now: Date; number?: number },
): Promise<string | undefined> {
  const pages = await pagesOf(em, now);
  const files = Math.ceil(pages.length / FILE_LENGTH);
  if (number !== undefined) {
    return number <= files ? fileOf(origin, pages.slice((number - 1) * FILE_LENGTH, number * FILE_LENGTH)) : undefined;
  }
  if (files === 1) return fileOf(origin, pages);
  const list = Array.from({ length: files }, (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list}\n</sitemapindex>\n`;
}
