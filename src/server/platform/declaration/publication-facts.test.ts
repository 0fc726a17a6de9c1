import { beforeEach, describe, expect, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aPage } from "#server/resources/page/page.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { type Answer, type TestServer, useTestServer } from "#server/testing/test-server.ts";

const NOON = new Date("2026-03-10T12:00:00Z");
const EVENING = new Date("2026-03-10T18:00:00Z");
const NIGHT = new Date("2026-03-10T22:00:00Z");
const BETWEEN = { published_at: EVENING.toISOString(), published_until: NIGHT.toISOString() };

let asAdmin: TestServer["send"];
const server = useTestServer({ cachesResponses: true });
beforeEach(async () => {
  server.setNow(NOON);
  const { body } = await server.send("POST", "/api/admin/login", ADMINISTRATOR);
  asAdmin = (method, path, sent): Promise<Answer> => server.send(method, path, sent, { authorization: `Bearer ${body.token}` });
});

const rpc = (procedure: string, input: unknown) => `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

type Kind = { path: string; valid: (fields: Record<string, unknown>) => object; pages: (slug: string) => string[] };

const KINDS: Record<string, Kind> = {
  product: {
    path: "products",
    valid: aProduct,
    pages: (slug) => [
      "/api/products",
      `/api/products/${slug}`,
      "/sitemap.xml",
      rpc("products.catalogue", {}),
      rpc("products.catalogue", { q: `Momentané ${slug}` }),
      rpc("products.view", { slug }),
      rpc("products.cards", { slugs: [slug] }),
      rpc("products.newest", { limit: 8 }),
      rpc("search.quick", { q: `Momentané ${slug}` }),
    ],
  },
  slide: { path: "slides", valid: aSlide, pages: () => ["/api/slides"] },
  feature: { path: "features", valid: aFeature, pages: () => ["/api/features"] },
  page: {
    path: "pages",
    valid: (fields) => aPage({ is_active: true, ...fields }),
    pages: (slug) => ["/sitemap.xml", rpc("pages.view", { slug })],
  },
  article: {
    path: "blogs",
    valid: (fields) => anArticle({ status: "published", ...fields }),
    pages: (slug) => [
      "/api/blogs",
      `/api/blogs/${slug}`,
      "/sitemap.xml",
      "/feed.xml",
      rpc("articles.view", { slug }),
      rpc("articles.blog", {}),
    ],
  },
};

describe.each(Object.entries(KINDS))("a %s between two moments", (kind, { path, valid, pages }) => {
  const slug = `momentane-${kind}`;
  const named = kind === "slide" || kind === "feature" ? {} : { slug, is_new: true };
  const create = (fields: object) => asAdmin("POST", `/api/admin/${path}`, valid({ title: `Momentané ${slug}`, ...named, ...fields }));
  const findShown = async () => {
    const shown: string[] = [];
    for (const page of pages(slug)) if ((await server.send("GET", page)).text.includes(slug)) shown.push(page);
    return shown;
  };

  it("appears everywhere at its beginning and disappears at its end, by itself", async () => {
    const { status, body } = await create(BETWEEN);
    expect([status, body]).toMatchObject([201, BETWEEN]);
    expect(await findShown()).toEqual([]);
    server.setNow(EVENING);
    expect(await findShown()).toEqual(pages(slug));
    server.setNow(new Date(NIGHT.getTime() - 1));
    expect(await findShown()).toEqual(pages(slug));
    server.setNow(NIGHT);
    expect(await findShown()).toEqual([]);
    server.setNow(NOON);
    const open = await asAdmin("PUT", `/api/admin/${path}/${body.id}`, { ...body, published_until: null });
    expect(open.body).toMatchObject({ published_at: BETWEEN.published_at, published_until: null });
    server.setNow(NIGHT);
    expect(await findShown()).toEqual(pages(slug));
    server.setNow(NOON);
    expect((await asAdmin("DELETE", `/api/admin/${path}/${body.id}`)).status).toBe(200);
  });

  it("a period is refused where its end does not follow its beginning, also by a later change of one of them", async () => {
    const refused = await create({ published_at: BETWEEN.published_at, published_until: BETWEEN.published_at });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { issues: [{ path: "published_until", message: "La fin doit suivre le début." }] },
    ]);
    const { body } = await create(BETWEEN);
    const late = await asAdmin("PUT", `/api/admin/${path}/${body.id}`, { ...body, published_at: "2026-03-11T00:00:00+01:00" });
    expect([late.status, late.body.issues[0].path]).toEqual([400, "published_until"]);
  });

  it("gets its moments back as the contract writes them when a change of them is undone", async () => {
    const { body } = await create({
      title: `Momentané annulé ${kind}`,
      ...("slug" in named && { slug: `${slug}-annule` }),
      ...BETWEEN,
    });
    const { body: changed } = await asAdmin("PUT", `/api/admin/${path}/${body.id}`, { ...body, published_until: null });
    const undone = await asAdmin("POST", "/trpc/history.undo", { noun: kind, id: body.id, version: changed.version });
    expect(undone.status).toBe(200);
    expect((await asAdmin("GET", `/api/admin/${path}/${body.id}`)).body).toMatchObject(BETWEEN);
    const history = await asAdmin("GET", rpc("history.ofRecord", { noun: kind, id: body.id }));
    expect(history.body.result.data.data[1]).toMatchObject({
      fields: ["published_until"],
      before: { published_until: BETWEEN.published_until },
    });
  });
});
