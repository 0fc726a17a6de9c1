import type { MikroORM } from "@mikro-orm/postgresql";
import type { Middleware } from "koa";
import { get } from "#server/platform/http/get.ts";
import { takeRoute } from "#server/platform/http/request-log.ts";
import type { ResponseContent } from "#server/platform/cache/encoded-response.ts";
import type { ResponseCache } from "#server/platform/cache/response-cache.ts";
import { sitemap } from "./sitemap.ts";

const PATH = /^\/(?:robots\.txt|sitemap(?:-([1-9]\d{0,3}))?\.xml)$/;

type Site = { orm: MikroORM; now: () => Date; responses: ResponseCache; publicUrl: () => string };

/** Answers `/robots.txt` and `/sitemap.xml`, which lists visible content only. */
export function crawlers({ orm, now, responses, publicUrl }: Site): Middleware {
  const robots = () => `User-agent: *\nDisallow: /admin\nDisallow: /api/admin\n\nSitemap: ${publicUrl()}/sitemap.xml\n`;

  return get(PATH, async (ctx, next, [path, number]) => {
    const isSitemap = path !== "/robots.txt";
    const route = isSitemap ? "/sitemap.xml" : "/robots.txt";
    takeRoute(ctx, route);
    const answer = async (): Promise<ResponseContent> => {
      const text = isSitemap
        ? await sitemap(orm.em.fork(), { origin: publicUrl(), now: now(), number: number === undefined ? undefined : Number(number) })
        : robots();
      const status = text === undefined ? 404 : 200;
      return {
        status,
        route,
        type: isSitemap ? "application/xml" : "text/plain",
        headers: { "Cache-Control": "no-cache" },
        body: text ?? "",
      };
    };
    const response = await responses.get(`crawlers ${path}`, answer, ctx.url);
    if (response.status === 404) return next();
    await response.sendTo(ctx);
  });
}
