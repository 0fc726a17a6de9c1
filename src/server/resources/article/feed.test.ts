import { parseFeed } from "feedsmith";
import { describe, expect, it } from "vitest";
import { anArticle } from "./article.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { createUploadStore } from "#server/platform/media/upload-store.ts";
import sharp from "sharp";

const server = useTestServer();

const read = (path = "/feed.xml", headers: Record<string, string> = {}) =>
  server.send("GET", path, undefined, { "cache-control": "max-age=0", ...headers }); // fetch would ask for a fresh copy

async function publish(fields: Record<string, unknown>) {
  return (await server.asAdmin("POST", "/api/admin/blogs", anArticle({ status: "published", ...fields }))).body;
}

describe("the feed", () => {
  it("the feed is valid before the first article", async () => {
    const { status, headers, text } = await read();
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(text).toContain('<atom:link href="https://lumidar.example/feed.xml" rel="self" type="application/rss+xml"/>');
    expect(text).not.toContain("<item>");
  });

  it("describes all that readers show of an article, and its picture with its size", async () => {
    const bytes = await sharp({ create: { width: 40, height: 21, channels: 3, background: "#335577" } })
      .png()
      .toBuffer();
    const picture = await createUploadStore(server.uploadsFolder).storeImage(server.orm.em.fork(), { bytes, originalName: "a.png" });
    const article = await publish({
      title: "Prix & « délais » <2026>",
      author: "Inès",
      category: "savings",
      excerpt: "En bref.",
      image_url: picture.url,
      published_at: "2026-03-01T08:00:00Z",
    });
    const { format, feed } = parseFeed((await read()).text);
    const url = `https://lumidar.example/blog/${article.slug}`;
    const pictureUrl = `https://lumidar.example${picture.url}`;
    expect({ format, feed }).toMatchObject({
      format: "rss",
      feed: {
        link: "https://lumidar.example/blog",
        language: "fr",
        lastBuildDate: new Date(article.updated_at).toUTCString(),
        items: [
          {
            title: "Prix & « délais » <2026>",
            link: url,
            guid: { value: url, isPermaLink: true },
            pubDate: "Sun, 01 Mar 2026 08:00:00 GMT",
            dc: { creators: ["Inès"], languages: ["fr"] },
            categories: [{ name: "Économies" }],
            description: "En bref.",
            enclosures: [{ url: pictureUrl, length: picture.size, type: "image/webp" }],
            media: { contents: [{ url: pictureUrl, type: "image/webp", medium: "image", width: 40, height: 21 }] },
          },
        ],
      },
    });
  });

  it("the English feed says that its articles are French", async () => {
    const { slug } = await publish({ category: "trends" });
    const { text } = await read("/en/feed.xml");
    expect(text).toContain("<language>en</language>");
    expect(text).toContain('<atom:link href="https://lumidar.example/en/feed.xml"');
    expect(text).toContain(`<link>https://lumidar.example/en/blog/${slug}</link>`);
    expect(text).toContain("<dc:language>fr</dc:language><category>Trends</category>");
  });

  it("the feed is sent again only when an article has changed, appeared or gone", async () => {
    const article = await publish({});
    const first = await read();
    const etag = first.headers.get("etag") ?? "";
    const seen = { "if-none-match": etag };
    expect((await read("/feed.xml", seen)).status).toBe(304);
    expect((await read("/feed.xml", { "if-modified-since": first.headers.get("last-modified") ?? "" })).status).toBe(304);
    await server.asAdmin("PUT", `/api/admin/blogs/${article.id}`, { ...article, title: "Autrement" });
    const second = await read("/feed.xml", seen);
    expect(second.status).toBe(200);
    await server.asAdmin("DELETE", `/api/admin/blogs/${article.id}`);
    expect((await read("/feed.xml", { "if-none-match": second.headers.get("etag") ?? "" })).status).toBe(200);
  });

  it("the feed has the twenty newest articles, newest first", async () => {
    for (let day = 1; day <= 25; day++)
      await publish({ title: `Jour ${day}`, published_at: `2020-03-${String(day).padStart(2, "0")}T08:00:00Z` });
    const titles = [...(await read()).text.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title);
    expect(titles).toHaveLength(20);
    expect(titles.filter((title) => title?.startsWith("Jour")).slice(0, 2)).toEqual(["Jour 25", "Jour 24"]);
  });
});
