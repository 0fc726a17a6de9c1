import type { Middleware } from "koa";
import { Article } from "#server/article/article.entity.ts";
import { Product } from "#server/product/product.entity.ts";
import { VISIBLE } from "#server/product/visible-products.ts";
import type { Services } from "#server/rpc/create-context.ts";
import { BRAND } from "#contracts/shared/brand.ts";

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

/** Articles in the feed. */
const FEED_LENGTH = 20;

function escaped(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`);
}

/** `/robots.txt`, `/sitemap.xml` and `/feed.xml`: what crawlers and feed readers expect, of visible content only. */
export function crawlers({ orm }: Services, publicUrl: () => string): Middleware {
  async function sitemap(): Promise<string> {
    const em = orm.em.fork();
    const products = await em.find(Product, VISIBLE, { fields: ["slug", "updated_at"], orderBy: { id: "asc" } });
    const articles = await em.find(Article, { status: "published" }, { fields: ["slug", "updated_at"], orderBy: { id: "asc" } });
    const entries = [
      ...STATIC_PAGES.map((path) => `<url><loc>${publicUrl()}${path}</loc></url>`),
      ...products.map(
        ({ slug, updated_at }) => `<url><loc>${publicUrl()}/produits/${slug}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`,
      ),
      ...articles.map(
        ({ slug, updated_at }) => `<url><loc>${publicUrl()}/blog/${slug}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`,
      ),
    ];
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  }

  async function feed(): Promise<string> {
    const articles = await orm.em
      .fork()
      .find(Article, { status: "published" }, { orderBy: { published_at: "desc nulls last", id: "desc" }, limit: FEED_LENGTH });
    const items = articles.map(({ title, slug, excerpt, published_at }) => {
      const link = `${publicUrl()}/blog/${slug}`;
      const date = published_at ? `<pubDate>${published_at.toUTCString()}</pubDate>` : "";
      return `<item><title>${escaped(title)}</title><link>${link}</link><guid>${link}</guid>${date}<description>${escaped(excerpt)}</description></item>`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${BRAND.name}</title><link>${publicUrl()}/blog</link><description>${escaped(BRAND.tagline)}</description><language>fr</language>\n${items.join("\n")}\n</channel></rss>\n`;
  }

  const robots = () => `User-agent: *\nDisallow: /admin\nDisallow: /api/admin\n\nSitemap: ${publicUrl()}/sitemap.xml\n`;

  return async (ctx, next) => {
    if (!["GET", "HEAD"].includes(ctx.method)) return next();
    const answers: Record<string, [type: string, text: () => string | Promise<string>]> = {
      "/robots.txt": ["text/plain", robots],
      "/sitemap.xml": ["application/xml", sitemap],
      "/feed.xml": ["application/rss+xml", feed],
    };
    const answer = answers[ctx.path];
    if (!answer) return next();
    const [type, text] = answer;
    ctx.set("Cache-Control", "no-cache");
    ctx.type = type;
    ctx.body = await text();
  };
}
