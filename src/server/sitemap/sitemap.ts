import type { EntityManager } from "@mikro-orm/postgresql";
import { inLanguage, LANGUAGES } from "#contracts/shared/language.ts";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import { Article } from "#server/article/article.entity.ts";
import { visibleAt } from "#server/article/visible-articles.ts";
import { Product } from "#server/product/product.entity.ts";
import { VISIBLE } from "#server/product/visible-products.ts";
import { escapeXml } from "#server/escape-xml.ts";

/** Pages in one file. Each is listed once in every language; the protocol allows 50,000 URLs in a file. */
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
];

/** One page in all languages: its documented path, its last change, its pictures. */
type Entry = { path: string; changed?: Date; images?: string[] };

async function entriesOf(em: EntityManager, now: Date): Promise<Entry[]> {
  const products = await em.find(Product, VISIBLE, { fields: ["slug", "updated_at", "images"], orderBy: { id: "asc" } });
  const articles = await em.find(Article, visibleAt(now), { fields: ["slug", "updated_at", "image_url"], orderBy: { id: "asc" } });
  return [
    ...STATIC_PAGES.map((path) => ({ path })),
    ...products.map(({ slug, updated_at, images }) => ({
      path: `/produits/${slug}`,
      changed: updated_at,
      images: images.map(({ url }) => url),
    })),
    ...articles.map(({ slug, updated_at, image_url }) => ({
      path: `/blog/${slug}`,
      changed: updated_at,
      images: image_url ? [image_url] : [],
    })),
  ];
}

function urlElements(origin: string, { path, changed, images = [] }: Entry): string {
  const absolute = (url: string) => escapeXml(/^https?:/i.test(url) ? url : origin + url);
  const pictures = images.map((url) => `<image:image><image:loc>${absolute(normalizeImageUrl(url))}</image:loc></image:image>`).join("");
  const alternates = LANGUAGES.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(inLanguage(language, path))}"/>`,
  ).join("");
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
  return LANGUAGES.map(
    (language) => `<url><loc>${absolute(inLanguage(language, path))}</loc>${lastmod}${alternates}${pictures}</url>`,
  ).join("\n");
}

const NAMESPACES = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`;

function fileOf(origin: string, entries: Entry[]): string {
  const urls = entries.map((entry) => urlElements(origin, entry)).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${urls}\n</urlset>\n`;
}

/** The XML of `/sitemap.xml` (without `number`): every page in every language, or the list of numbered files when there are too many pages for
 *  one. With `number`, that file; undefined when it does not exist. */
export async function sitemap(
  em: EntityManager,
  { origin, now, number }: { origin: string; now: Date; number?: number },
): Promise<string | undefined> {
  const entries = await entriesOf(em, now);
  const files = Math.ceil(entries.length / FILE_LENGTH);
  if (number !== undefined) {
    return number <= files ? fileOf(origin, entries.slice((number - 1) * FILE_LENGTH, number * FILE_LENGTH)) : undefined;
  }
  if (files === 1) return fileOf(origin, entries);
  const list = Array.from({ length: files }, (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list}\n</sitemapindex>\n`;
}
