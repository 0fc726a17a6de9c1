import type { Middleware } from "koa";
import { Article } from "#server/article/article.entity.ts";
import { visibleAt } from "#server/article/visible-articles.ts";
import { Product } from "#server/product/product.entity.ts";
import { VISIBLE } from "#server/product/visible-products.ts";
import type { Services } from "#server/rpc/create-context.ts";

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

/** `/robots.txt` and `/sitemap.xml`: what crawlers expect, of visible content only. */
export function crawlers({ orm, now }: Services, publicUrl: () => string): Middleware {
  async function sitemap(): Promise<string> {
    const em = orm.em.fork();
    const products = await em.find(Product, VISIBLE, { fields: ["slug", "updated_at"], orderBy: { id: "asc" } });
    const articles = await em.find(Article, visibleAt(now()), { fields: ["slug", "updated_at"], orderBy: { id: "asc" } });
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

  const robots = () => `User-agent: *\nDisallow: /admin\nDisallow: /api/admin\n\nSitemap: ${publicUrl()}/sitemap.xml\n`;

  return async (ctx, next) => {
    if (!["GET", "HEAD"].includes(ctx.method)) return next();
    const answers: Record<string, [type: string, text: () => string | Promise<string>]> = {
      "/robots.txt": ["text/plain", robots],
      "/sitemap.xml": ["application/xml", sitemap],
    };
    const answer = answers[ctx.path];
    if (!answer) return next();
    const [type, text] = answer;
    ctx.set("Cache-Control", "no-cache");
    ctx.type = type;
    ctx.body = await text();
  };
}
