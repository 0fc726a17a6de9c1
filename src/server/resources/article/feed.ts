import type { MikroORM } from "@mikro-orm/postgresql";
import type { Middleware } from "koa";
import type { ArticleCard } from "#contracts/article/blog.ts";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import { inLanguage, type Language } from "#contracts/shared/language.ts";
import { escapeXml } from "#server/platform/language/markup.ts";
import { getInLanguage } from "#server/platform/http/request.ts";
import { WORDS } from "#server/platform/language/words.ts";
import { routeOf, setLogRoute } from "#server/platform/http/request-log.ts";
import type { ResponseCache } from "#server/platform/cache/response-cache.ts";
import type { CurrentSettings } from "#server/platform/settings/settings-store.ts";
import { Upload } from "#server/platform/media/upload.entity.ts";
import { toCards } from "./article-store.ts";
import type { Article } from "./article.entity.ts";
import { visibleArticles } from "./visible-articles.ts";

/** Articles in the feed. */
const FEED_LENGTH = 20;

const NAMESPACES = [
  `xmlns:atom="http://www.w3.org/2005/Atom"`,
  `xmlns:dc="http://purl.org/dc/elements/1.1/"`,
  `xmlns:media="http://search.yahoo.com/mrss/"`,
].join(" ");

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Time at which readers last saw the article change: it was edited, or its publication came. */
function lastChangeOf({ updated_at, published_at }: Article): Date {
  return new Date(Math.max(updated_at.getTime(), Date.parse(published_at ?? "") || 0));
}

/** Writes the picture for podcast-like readers (enclosure) and magazines (media). Only one of our own: an enclosure
 *  needs its size. */
function pictureOf({ image }: ArticleCard, sizes: Map<string, number>, publicUrl: string): string {
  const path = image ? normalizeImageUrl(image.url) : "";
  const size = sizes.get(path);
  if (!image || size === undefined) return "";
  const url = escapeXml(publicUrl + path);
  const area = image.width && image.height ? ` width="${image.width}" height="${image.height}"` : "";
  return `<enclosure url="${url}" length="${size}" type="image/webp"/><media:content url="${url}" type="image/webp" medium="image"${area}/>`;
}

type Site = { orm: MikroORM; now: () => Date; settings: CurrentSettings; responses: ResponseCache; publicUrl: () => string };

/** Serves `/feed.xml` in each language: the newest visible articles as RSS 2.0. Answers 304 to a reader that has the
 *  present state. */
export function feed({ orm, now, settings, responses, publicUrl }: Site): Middleware {
  async function composeFeed(language: Language): Promise<{ text: string; changed: Date | undefined }> {
    const em = orm.em.fork();
    const { name } = await settings();
    const own = (path: string) => publicUrl() + inLanguage(language, path);
    const articles = await visibleArticles(em, now(), FEED_LENGTH);
    const cards = await toCards(em, articles, language);
    const filenames = cards.map(({ image }) => normalizeImageUrl(image?.url ?? "").replace("/uploads/", ""));
    const uploads = await em.find(Upload, { filename: { $in: filenames } }, { fields: ["filename", "size"] });
    const sizes = new Map(uploads.map(({ filename, size }) => [`/uploads/${filename}`, size]));
    const changed = articles.map(lastChangeOf).toSorted((one, other) => other.getTime() - one.getTime())[0];
    const items = cards.map((card, index) => {
      const link = own(`/blog/${card.slug}`);
      return [
        "<item>",
        element("title", card.title),
        element("link", link),
        `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
        element("pubDate", new Date(card.published_at).toUTCString()),
        element("dc:creator", articles[index]?.author ?? name),
        element("dc:language", card.language ?? "fr"),
        element("category", WORDS[language].articleCategories[card.category]),
        element("description", card.excerpt),
        pictureOf(card, sizes, publicUrl()),
        "</item>",
      ].join("");
    });
    const text = [
      `<?xml version="1.0" encoding="UTF-8"?>`,
      `<rss version="2.0" ${NAMESPACES}><channel>`,
      element("title", `${name} – blog`),
      element("link", own("/blog")),
      element("description", WORDS[language].feed),
      element("language", language),
      ...(changed ? [element("lastBuildDate", changed.toUTCString())] : []),
      `<atom:link href="${escapeXml(own("/feed.xml"))}" rel="self" type="application/rss+xml"/>`,
      ...items,
      "</channel></rss>",
    ].join("\n");
    return { text, changed };
  }

  return getInLanguage(/^\/feed\.xml$/, async (ctx, _next, { language }) => {
    setLogRoute(ctx, inLanguage(language, "/feed.xml"));
    const compute = async () => {
      const { text, changed } = await composeFeed(language);
      return {
        type: "application/rss+xml; charset=utf-8",
        route: routeOf(ctx),
        headers: { "Cache-Control": "no-cache", ...(changed && { "Last-Modified": changed.toUTCString() }) },
        body: text,
      };
    };
    const reply = await responses.get(`feed ${language}`, compute, ctx.url);
    await reply.sendTo(ctx);
  });
}
