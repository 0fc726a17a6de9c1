import type { Middleware } from "koa";
import type { Services } from "#server/services.ts";
import { sitemap } from "./sitemap.ts";

const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/;

/** `/robots.txt` and `/sitemap.xml`: what crawlers expect, of visible content only. */
export function crawlers({ orm, now }: Services, publicUrl: () => string): Middleware {
  const robots = () => `User-agent: *\nDisallow: /admin\nDisallow: /api/admin\n\nSitemap: ${publicUrl()}/sitemap.xml\n`;

  return async (ctx, next) => {
    if (!["GET", "HEAD"].includes(ctx.method)) return next();
    const [isSitemap, number] = SITEMAP.exec(ctx.path) ?? [];
    if (!isSitemap && ctx.path !== "/robots.txt") return next();
    const text = isSitemap
      ? await sitemap(orm.em.fork(), { origin: publicUrl(), now: now(), number: number === undefined ? undefined : Number(number) })
      : robots();
    if (text === undefined) return next();
    ctx.set("Cache-Control", "no-cache");
    ctx.type = isSitemap ? "application/xml" : "text/plain";
    ctx.body = text;
  };
}
