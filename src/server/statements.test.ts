import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { aCategory } from "./resources/category/category.factory.ts";
import { aContactRequest } from "./resources/contact-request/contact-request.factory.ts";
import { aFeature } from "./resources/feature/feature.factory.ts";
import { anArticle } from "./resources/article/article.factory.ts";
import { aProduct } from "./resources/product/product.factory.ts";
import { aPage } from "./resources/page/page.factory.ts";
import { aLetter } from "./resources/letter/letter.factory.ts";
import { aRedirection } from "./resources/redirection/redirection.factory.ts";
import { aSlide } from "./resources/slide/slide.factory.ts";
import { aLaunch } from "./resources/launch/launch.factory.ts";
import { aReplyTemplate } from "./resources/reply-template/reply-template.factory.ts";
import { aSynonymGroup } from "./resources/synonym-group/synonym-group.factory.ts";
import { builtBundles } from "./platform/page/bundles.ts";
import { restRoutes } from "./platform/declaration/rest-routes.ts";
import { appRouter } from "#server/router.ts";
import { nextNumber } from "#server/testing/next-number.ts";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { type Answer, startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { buildWhatIsStale } from "../../scripts/build.ts";

/** Number of statements that each read and each write sends once its caches are warm. `vitest -u` writes it, but never
 *  a higher number. */
const SNAPSHOT = join(import.meta.dirname, "statements.json");

type Counts = Record<string, number>;

/** Lists the reads and writes that send more statements than the snapshot says. */
function findGrowth(counted: Counts, written: Counts): string[] {
  return Object.entries(counted).flatMap(([name, count]) => {
    const before = written[name] ?? count;
    return count > before ? [`${name}: ${count} statements, ${before} before`] : [];
  });
}

const WEBHOOK = { url: "https://recepteur.example/" };

/** Bodies that create a record, or replace it, by the path of its resource. */
const BODIES: Record<string, () => Record<string, unknown>> = {
  "/api/admin/categories": () => aCategory(),
  "/api/admin/products": () => aProduct({ title: "Variateur", is_new: true }),
  "/api/admin/products/by-reference": () => aProduct({ reference: undefined }),
  "/api/admin/products/bulk": () => ({ operations: [{ upsert: aProduct() }] }),
  "/api/admin/slides": () => aSlide(),
  "/api/admin/blogs": () => anArticle({ title: "Article", status: "published" }),
  "/api/admin/features": () => aFeature(),
  "/api/admin/pages": () => aPage(),
  "/api/admin/synonyms": () => aSynonymGroup(),
  "/api/admin/redirections": () => aRedirection(),
  "/api/admin/reply-templates": () => aReplyTemplate(),
  "/api/admin/launches": () => aLaunch(),
  "/api/admin/letters": () => aLetter(),
  "/api/contact": () => aContactRequest({ email: `leila${nextNumber()}@example.com` }),
  "/api/admin/subscribers/bounces": () => ({ email: "partie@example.com", is_bounced: true }),
  "/api/admin/webhooks/replay-failed": () => WEBHOOK,
  "/api/newsletter": () => ({ email: `leila${nextNumber()}@example.com`, consent: true }),
  "/api/admin/login": () => ({ ...ADMINISTRATOR }),
};

/** Bodies sent to a path below that of a record. */
const BODIES_BELOW: Record<string, (resource: string) => Record<string, unknown>> = {
  visibility: () => ({ is_active: false }),
  translations: (resource) => ({
    translations: { en: { fields: { [resource.endsWith("/categories") ? "name" : "title"]: `Dimmer ${nextNumber()}` } } },
  }),
};

type Created = { id: number; version: number };

/** Inputs of the back office's writes that are no REST path, each of records that `create` makes. */
const WRITES: Record<string, (create: (resource: string) => Promise<Created>, server: TestServer) => Promise<object>> = {
  "articles.setStatus": async (create) => ({ id: (await create("/api/admin/blogs")).id, status: "draft" }),
  "bin.restore": async (create, server) => {
    const { id } = await create("/api/admin/products");
    await server.asAdmin("DELETE", `/api/admin/products/${id}`);
    return { noun: "product", id };
  },
  "categories.renameSubcategory": async (_create, server) => {
    const { body } = await server.asAdmin("POST", "/api/admin/categories", aCategory({ subcategories: ["Ecrans"] }));
    return { id: body.id, from: "Ecrans", to: "Écrans" };
  },
  "contactRequests.changeMany": async (create) => {
    const [one, other] = [await create("/api/admin/requests"), await create("/api/admin/requests")];
    return { changes: [one, other].map(({ id }) => ({ id, status: "done" })) };
  },
  "contactRequests.take": async (create) => ({ id: (await create("/api/admin/requests")).id }),
  "contactRequests.update": async (create) => ({ id: (await create("/api/admin/requests")).id, notes: "Rappelée" }),
  "drafts.keep": async (create) => {
    const { id, version } = await create("/api/admin/products");
    const [tab, device] = ["a", "b"].map((letter) => letter.repeat(32));
    return { noun: "product", id, version, tab, device, device_name: "Firefox", title: "Variateur", content: "{}" };
  },
  "features.move": async (create) => ({ id: (await create("/api/admin/features")).id, place_of: (await create("/api/admin/features")).id }),
  "features.setActive": async (create) => ({ id: (await create("/api/admin/features")).id, is_active: false }),
  "history.undo": async (create, server) => {
    const { id } = await create("/api/admin/slides");
    await server.asAdmin("PUT", `/api/admin/slides/${id}`, aSlide());
    return { noun: "slide", id };
  },
  "launches.put": async (create) => {
    const [launch, slide] = [await create("/api/admin/launches"), await create("/api/admin/slides")];
    return { launch: launch.id, noun: "slide", record: slide.id, version: slide.version, input: aSlide(), form: "{}" };
  },
  "media.setAlt": async (_create, server) => ({ id: (await uploadPicture(server)).id, alt_text: "Une lueur dorée" }),
  "media.remove": async (_create, server) => ({ id: (await uploadPicture(server)).id }),
  "pages.setActive": async (create) => ({ id: (await create("/api/admin/pages")).id, is_active: false }),
  "products.changeMany": async (create) => {
    const [one, other] = [await create("/api/admin/products"), await create("/api/admin/products")];
    return { ids: [one.id, other.id], fields: { price_from: 59.9 } };
  },
  "products.removeMany": async (create) => ({
    ids: [(await create("/api/admin/products")).id, (await create("/api/admin/products")).id],
  }),
  "savedViews.save": async () => ({ list: "/admin/dashboard/products", name: `Vue ${nextNumber()}`, search: "q=lampe" }),
  "settings.update": async (_create, server) => ({ ...(await server.call("GET", "settings.get")), city: `Sousse ${nextNumber()}` }),
  "slides.move": async (create) => ({ id: (await create("/api/admin/slides")).id, place_of: (await create("/api/admin/slides")).id }),
  "slides.setActive": async (create) => ({ id: (await create("/api/admin/slides")).id, is_active: false }),
};

/** Uploads a picture that no other has the bytes of, and gives its row of the library. */
async function uploadPicture(server: TestServer): Promise<Created> {
  const number = nextNumber();
  const background = { r: number % 256, g: 60, b: 120 };
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const data = new FormData();
  data.append("image", new Blob([new Uint8Array(png)], { type: "image/png" }), `photo-${number}.png`);
  await server.asAdmin("POST", "/api/admin/upload", data);
  return (await server.call("GET", "media.list", { q: `photo-${number}` })).data[0];
}

let product: { id: number; slug: string };
let article: { id: number; slug: string };
let page: { id: number; slug: string };

/** Inputs of each public query. */
const QUERIES: Record<string, () => unknown> = {
  "articles.blog": () => ({}),
  "articles.bySlug": () => ({ slug: article.slug }),
  "articles.listCards": () => ({}),
  "articles.listPublished": () => undefined,
  "articles.movedTo": () => ({ slug: article.slug }),
  "articles.view": () => ({ slug: article.slug }),
  "contactRequests.product": () => ({ slug: product.slug }),
  "contactRequests.selection": () => ({ written: `${product.slug}.2` }),
  "features.listActive": () => undefined,
  "pages.movedTo": () => ({ slug: page.slug }),
  "pages.view": () => ({ slug: page.slug }),
  "products.bySlug": () => ({ slug: product.slug }),
  "products.cards": () => ({ slugs: [product.slug] }),
  "products.catalogue": () => ({ q: "variateur" }),
  "products.compare": () => ({ slugs: [product.slug] }),
  "products.listActive": () => ({}),
  "products.movedTo": () => ({ slug: product.slug }),
  "products.newest": () => ({ limit: 4 }),
  "products.view": () => ({ slug: product.slug }),
  "search.quick": () => ({ q: "variateur" }),
  "slides.listActive": () => undefined,
};

const pagesOf = () => ({
  "/": "/",
  "/fonctionnalites": "/fonctionnalites",
  "/produits": "/produits",
  "/produits/{slug}": `/produits/${product.slug}`,
  "/comparer": `/comparer?produits=${product.slug}`,
  "/ma-selection": `/ma-selection?produits=${product.slug}`,
  "/a-propos": "/a-propos",
  "/blog": "/blog",
  "/blog/{slug}": `/blog/${article.slug}`,
  "/contact": "/contact",
  "/mentions-legales": "/mentions-legales",
  "/{slug}": `/${page.slug}`,
});

describe("statements of each read and each write", () => {
  let server: TestServer;
  let sent = 0;
  const counts: Counts = {};

  beforeAll(async () => {
    await buildWhatIsStale();
    const { publicApps, folders } = builtBundles(join(import.meta.dirname, "../../dist"));
    server = await startTestServer({ publicApps, folders, observe: () => (sent += 1) });
    product = (await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Variateur", is_new: true }))).body;
    article = (await server.asAdmin("POST", "/api/admin/blogs", anArticle({ title: "Article", status: "published" }))).body;
    page = (await server.asAdmin("POST", "/api/admin/pages", aPage())).body;
    await server.asAdmin("POST", "/api/admin/slides", aSlide());
    await server.asAdmin("POST", "/api/admin/features", aFeature());
    await server.call("POST", "webhooks.create", { ...WEBHOOK, events: ["slide.created"] });
    await server.send("POST", "/api/newsletter", { email: "partie@example.com" });
    await server.orm.em.fork().execute("update subscriber set status = 'confirmed'");
  }, 240_000);
  afterAll(() => server.stop());

  /** Sends a request three times, prepared each time, and counts the fewest statements. The first time warms the
   *  caches, and jobs of the server may fall into another. */
  async function expectCounted(name: string, prepare: () => Promise<() => Promise<Answer>>): Promise<void> {
    const times: number[] = [];
    while (times.length < 3) {
      const ask = await prepare();
      sent = 0;
      const { status, text } = await ask();
      times.push(sent);
      expect(status, `${name}: ${text.slice(0, 500)}`).toBeLessThan(300);
    }
    counts[name] = Math.min(...times);
  }

  /** Creates a record, which visitors do for requests. */
  async function createRecord(resource: string): Promise<Created> {
    if (resource !== "/api/admin/requests") return (await server.asAdmin("POST", resource, BODIES[resource]?.())).body;
    await server.orm.em.fork().execute("delete from attempt");
    await server.send("POST", "/api/contact", BODIES["/api/contact"]?.());
    return (await server.asAdmin("GET", resource)).body.data[0];
  }

  it.each(restRoutes())("statements are counted for $method $path", async ({ method, path }) => {
    const [resource = ""] = path.split("/{");
    const below = path.split("}/")[1] ?? "";
    const bodyOf = BODIES[resource];
    await expectCounted(`${method.toUpperCase()} ${path}`, async () => {
      const id = path.includes("{id}") ? (await createRecord(resource)).id : "";
      const { slug } = resource === "/api/blogs" ? article : product;
      const body = method === "get" || method === "delete" ? undefined : (BODIES_BELOW[below] ?? bodyOf)?.(resource);
      return () => server.asAdmin(method.toUpperCase(), path.replace("{id}", String(id)).replace("{slug}", slug), body);
    });
  });

  it.each(Object.entries(WRITES))("statements are counted for %s", async (procedure, inputOf) => {
    await expectCounted(procedure, async () => {
      const input = await inputOf(createRecord, server);
      return () => server.asAdmin("POST", `/trpc/${procedure}`, input);
    });
  });

  it("statements are counted for every query that visitors may ask", async () => {
    // flat, at run time
    const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
    const queries = Object.keys(procedures).filter((path) => procedures[path]?._def.type === "query");
    const answers = await Promise.all(queries.map((path) => server.send("GET", `/trpc/${path}`)));
    expect(Object.keys(QUERIES)).toEqual(queries.filter((_path, index) => answers[index]?.status !== 401).toSorted());
    for (const [path, inputOf] of Object.entries(QUERIES)) {
      const input = inputOf();
      const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      await expectCounted(path, async () => () => server.send("GET", `/trpc/${path}${query}`));
    }
  });

  it("statements are counted for every kind of page", async () => {
    for (const [name, path] of Object.entries(pagesOf())) {
      await expectCounted(`page ${name}`, async () => () => server.send("GET", path, undefined, { accept: "text/html" }));
    }
  });

  it("statements are no more than committed, and fewer update the snapshot", async () => {
    const written = z.record(z.string(), z.int()).parse(JSON.parse(readFileSync(SNAPSHOT, "utf8")));
    expect(findGrowth(counts, written)).toEqual([]);
    const sorted = Object.fromEntries(Object.entries(counts).toSorted(([one], [other]) => one.localeCompare(other)));
    await expect(`${JSON.stringify(sorted, null, 2)}\n`).toMatchFileSnapshot(SNAPSHOT);
  });

  it("statements are refused if one read sends another", () => {
    expect(findGrowth({ "GET /api/slides": 2, "GET /api/features": 1 }, { "GET /api/slides": 1, "GET /api/features": 2 })).toEqual([
      "GET /api/slides: 2 statements, 1 before",
    ]);
  });
});
