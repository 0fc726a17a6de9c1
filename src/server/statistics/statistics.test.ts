import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aContactRequest } from "#server/contact-request/contact-request.factory.ts";
import { anArticle } from "#server/article/article.factory.ts";
import type { PublicApp } from "#server/page/bundles.ts";
import { aProduct } from "#server/product/product.factory.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

const BROWSER = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

let renderings = 0;

/** A public app whose pages are never rendered alike, and some lead elsewhere. */
const app: PublicApp = {
  loadRender:
    async () =>
    async ({ url }) => {
      const html = `rendering ${renderings++} of ${url}`;
      return url.endsWith("/parti") ? { status: 302, html, location: "/produits" } : { status: 200, html };
    },
  patternOf: async (path) => path,
  finishHtml: async (_url, html) => html,
  assets: { entry: "", styles: [], preloads: [], later: {} },
};

let server: TestServer;
let clock = Date.parse("2026-11-20T10:00:00Z");
beforeAll(async () => {
  server = await startTestServer({ publicApps: { fr: app, en: app }, cachesResponses: true, trustedProxies: 1 });
});
afterAll(() => server.stop());

let visitors = 0;

/** A visitor with an address of their own, at a browser unless told otherwise. */
function aVisitor(headers: Record<string, string> = {}) {
  visitors += 1;
  const own = { "user-agent": BROWSER, "x-forwarded-for": `192.0.2.${visitors}`, ...headers };
  return {
    get: (path: string) => server.send("GET", path, undefined, own),
    tell: (page: string, site = "same-origin") =>
      server.send("POST", "/visites", page, { "content-type": "text/plain;charset=UTF-8", "sec-fetch-site": site, ...own }),
    search: (q: string) => server.send("GET", `/trpc/search.quick?input=${encodeURIComponent(JSON.stringify({ q }))}`, undefined, own),
    request: (fields: object) => server.send("POST", "/api/contact", aContactRequest({ ...fields }), own),
  };
}

const addProduct = async (fields: object = {}) => (await server.asAdmin("POST", "/api/admin/products", aProduct({ ...fields }))).body;
const viewsOf = async (id: number): Promise<number> => (await server.call("GET", "statistics.ofProduct", { id })).views;
const overview = () => server.call("GET", "statistics.overview");

/** A minute later: what was typed is settled, and nobody has reached a limit. */
function later(): void {
  clock += 60_000;
  server.setNow(new Date(clock));
}

describe("a page", () => {
  it("is counted when it is computed, when it comes from the cache and when the browser has it already", async () => {
    const { id, slug } = await addProduct();
    const url = `/produits/${slug}`;
    const text = async (headers = {}) => (await aVisitor(headers).get(url)).text;
    await expect.poll(async () => (await text({ dnt: "1" })) === (await text({ dnt: "1" }))).toBe(true);
    const { headers } = await aVisitor().get(url);
    const known = { "if-none-match": headers.get("etag") ?? "", "cache-control": "max-age=0" };
    expect((await aVisitor(known).get(url)).status).toBe(304);
    expect((await aVisitor().get(`/en${url}`)).text).toContain(`of /en${url}`);
    expect(await viewsOf(id)).toBe(3);
  });

  it("that was opened without a document is counted once the app tells it", async () => {
    const { id, slug } = await addProduct();
    expect((await aVisitor().tell(`/en/produits/${slug}?tab=specifications`)).status).toBe(204);
    expect(await viewsOf(id)).toBe(1);
  });

  it("of an article is counted, as a comparison is and each product in it", async () => {
    await server.asAdmin("POST", "/api/admin/blogs", anArticle({ slug: "vu", title: "Vu souvent", status: "published" }));
    const [one, other] = [await addProduct(), await addProduct()];
    const { comparisons } = (await overview()).trends;
    await aVisitor().get("/blog/vu");
    await aVisitor().tell("/en/blog/vu");
    await aVisitor().get(`/comparer?produits=${one.slug},${other.slug}`);
    await aVisitor().get(`/comparer?produits=${one.slug}`);
    const { articles, trends } = await overview();
    expect(articles).toMatchObject([{ title: "Vu souvent", count: 2 }]);
    expect(trends.comparisons.recent).toBe(comparisons.recent + 1);
  });

  it("keeps its figures when its product is renamed", async () => {
    const { id, slug, ...product } = await addProduct();
    await aVisitor().get(`/produits/${slug}`);
    expect(await viewsOf(id)).toBe(1);
    await server.asAdmin("PUT", `/api/admin/products/${id}`, { ...product, slug: `${slug}-bis` });
    await aVisitor().get(`/produits/${slug}-bis`);
    expect(await viewsOf(id)).toBe(2);
  });

  it.each([
    ["a crawler", { "user-agent": CRAWLER }],
    ["a program", { "user-agent": "curl/8.5.0" }],
    ["what names no program", { "user-agent": "" }],
    ["a browser that fetches ahead", { "sec-purpose": "prefetch;prerender" }],
    ["a browser that asks for privacy", { "sec-gpc": "1" }],
    ["a browser that asks not to be tracked", { dnt: "1" }],
    ["a picture’s or a script’s request", { "sec-fetch-dest": "image" }],
  ])("is not counted for %s", async (_who, headers) => {
    const { id, slug } = await addProduct();
    const visitor = aVisitor(headers);
    await visitor.get(`/produits/${slug}`);
    if (!("sec-fetch-dest" in headers)) await visitor.tell(`/produits/${slug}`);
    expect(await viewsOf(id)).toBe(0);
    await aVisitor().get(`/produits/${slug}`);
    expect(await viewsOf(id)).toBe(1);
  });

  it("is not counted for administrators on their way from their screens, in a preview, hidden, or where it leads elsewhere", async () => {
    const { id, slug } = await addProduct();
    const { host } = new URL(server.url);
    await aVisitor({ referer: `http://${host}/admin/dashboard/products` }).get(`/produits/${slug}`);
    await aVisitor().get(`/produits/${slug}?apercu=jeton`);
    await aVisitor().tell(`/produits/${slug}?apercu=jeton`);
    await aVisitor().get(`/produits/${slug}/parti`);
    await server.send("HEAD", `/produits/${slug}`, undefined, { "user-agent": BROWSER });
    expect(await viewsOf(id)).toBe(0);
    await server.call("POST", "products.setVisibility", { id, is_active: false });
    await aVisitor().tell(`/produits/${slug}`);
    expect(await viewsOf(id)).toBe(0);
  });

  it("that another site, or nobody, tells of is not counted, and what is no page is answered alike", async () => {
    const { id, slug } = await addProduct();
    for (const site of ["cross-site", "same-site", "none"]) expect((await aVisitor().tell(`/produits/${slug}`, site)).status).toBe(204);
    expect((await aVisitor().tell(`https://evil.example/produits/${slug}`)).status).toBe(204);
    expect((await aVisitor().tell(`/${"x".repeat(5_000)}`)).status).toBe(204);
    expect((await aVisitor().tell("/produits/inconnu")).status).toBe(204);
    expect(await viewsOf(id)).toBe(0);
  });

  it("is not counted more often in a minute than a person can read", async () => {
    later();
    const { id, slug } = await addProduct();
    const flood = aVisitor();
    for (let view = 0; view < 130; view++) await flood.tell(`/produits/${slug}`);
    expect(await viewsOf(id)).toBe(120);
    await aVisitor().tell(`/produits/${slug}`);
    expect(await viewsOf(id)).toBe(121);
  });
});

it("a download is counted, not its later parts, nor where the administration shows it", async () => {
  const { downloads } = (await overview()).trends;
  const data = new FormData();
  data.append("file", new Blob(["%PDF-1.7\n1 0 obj << /Type /Page >> endobj\n%%EOF"], { type: "application/pdf" }), "notice.pdf");
  const { url }: { url: string } = (await server.asAdmin("POST", "/api/admin/upload-pdf", data)).body;
  await addProduct({ title: "Module", downloads: [{ name: "Notice", type: "Notice", url, size: "", language: "Français" }] });
  expect((await aVisitor().get(url)).status).toBe(200);
  await aVisitor({ range: "bytes=4-" }).get(url);
  await aVisitor({ "sec-fetch-dest": "iframe" }).get(url);
  const after = await overview();
  expect(after.trends.downloads.recent).toBe(downloads.recent + 1);
  expect(after.downloads).toContainEqual({ file: url.slice("/uploads/".length), title: "Module — Notice", count: 1 });
});

it("a sheet that is made of a product is counted as its product's, in either language and whatever it is called now", async () => {
  const { id, slug } = await addProduct({ title: "Module" });
  await aVisitor().get(`/produits/${slug}/fiche.pdf`);
  await aVisitor().get(`/en/produits/${slug}/fiche.pdf`);
  expect((await overview()).downloads).toContainEqual({ file: `fiche/${id}`, title: "Module — Fiche produit", count: 2 });
});

describe("a search", () => {
  const counted = async () => {
    later();
    const { body } = await server.asAdmin("GET", "/trpc/statistics.exportCsv");
    const lines: string[] = body.result.data.content.split("\r\n");
    return lines.filter((line) => line.includes("Recherche")).map((line) => line.slice(11));
  };

  it("typed letter by letter is one, and tells whether it finds anything", async () => {
    await addProduct({ title: "Thermostat mural" });
    const [one, other] = [aVisitor(), aVisitor()];
    for (const q of ["t", "th", "thermo", "therm", "thermostat"]) await one.search(q);
    await other.get("/produits?q=xylophone");
    expect(await counted()).toEqual(["Recherche avec résultat;thermostat;1", "Recherche sans résultat;xylophone;1"]);
    await other.search("Xylophone");
    await other.search("Thermostat");
    expect(await counted()).toEqual(["Recherche avec résultat;thermostat;2", "Recherche sans résultat;xylophone;2"]);
    expect((await overview()).fruitless).toEqual([{ term: "xylophone", language: "fr", count: 2 }]);
  });

  it("finds what visitors of its language were shown: « doorbell » nothing in French, a translated product in English", async () => {
    const { id } = await addProduct({ title: "Sonnette du jardin" });
    const fields = { title: "Garden doorbell", short_description: "It rings from the garden." };
    const published = { translations: { en: { fields, is_published: true } } };
    expect((await server.asAdmin("PATCH", `/api/admin/products/${id}/translations`, published)).status).toBe(200);
    const before = await counted();
    await aVisitor().get("/en/produits?q=doorbell");
    await aVisitor().get(`/trpc/search.quick?lang=en&batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { q: "garden doorbell" } }))}`);
    await aVisitor().get("/produits?q=doorbells");
    const added = (await counted()).filter((line) => !before.includes(line));
    expect(added).toEqual([
      "Recherche avec résultat;doorbell;1",
      "Recherche avec résultat;garden doorbell;1",
      "Recherche sans résultat;doorbells;1",
    ]);
  });

  it("without result is told by the language of its pages, the table of all counts adding up both", async () => {
    for (const path of ["/produits", "/en/produits", "/en/produits"]) await aVisitor().get(`${path}?q=ocarina`);
    expect(await counted()).toContain("Recherche sans résultat;ocarina;3");
    const { fruitless } = await overview();
    expect(fruitless.filter(({ term }: { term: string }) => term === "ocarina")).toEqual([
      { term: "ocarina", language: "en", count: 2 },
      { term: "ocarina", language: "fr", count: 1 },
    ]);
  });

  it("that may name a person is not counted, nor one that cannot be stored, nor one of a crawler", async () => {
    const before = await counted();
    await aVisitor().search("nul\0");
    await aVisitor().search("moitié \ud83d d’un signe");
    await aVisitor().search("amel@example.tn");
    await aVisitor().search("rappelez le 20 123 456");
    await aVisitor({ "user-agent": CRAWLER }).search("robot");
    expect(await counted()).toEqual(before);
  });

  it("is counted with its first sixty characters", async () => {
    await aVisitor().search("ab ".repeat(40));
    expect((await counted()).join()).toContain(`${"ab ".repeat(20).trim()};1`);
  });
});

it("requests are counted by product and by the page from which the visitor came, once for the same words", async () => {
  const { id, slug } = await addProduct();
  const visitor = aVisitor();
  const other = await addProduct();
  const lines = [{ slug }, { slug: other.slug, quantity: 12 }];
  const words = { product: slug, lines, message: "Un devis, merci", from_page: `/en/produits/${slug}` };
  expect((await visitor.request(words)).status).toBe(201);
  expect((await visitor.request({ ...words, from_page: "/contact" })).status).toBe(201);
  expect((await visitor.request({ message: "D’ailleurs", from_page: "https://evil.example/<b>" })).status).toBe(201);
  expect(await server.call("GET", "statistics.ofProduct", { id })).toEqual({ views: 0, requests: 1 });
  expect(await server.call("GET", "statistics.ofProduct", { id: other.id })).toEqual({ views: 0, requests: 1 });
  const { requestPages, trends } = await overview();
  expect(requestPages).toEqual(
    expect.arrayContaining([
      { path: `/produits/${slug}`, count: 1 },
      { path: "", count: 1 },
    ]),
  );
  expect(trends.requests.recent).toBe(2);
});
