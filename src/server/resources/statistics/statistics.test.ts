import { describe, expect, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aLaunch } from "#server/resources/launch/launch.factory.ts";
import { aPage } from "#server/resources/page/page.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { aVisitorOf, BROWSER, CRAWLER, PAGES } from "./visitor.factory.ts";

let clock = Date.parse("2026-11-20T10:00:00Z");
const server = useTestServer({ pages: PAGES, cachesResponses: true, trustedProxies: 1 });

const aVisitor = (headers?: Record<string, string>) => aVisitorOf(server, headers);
const addProduct = async (fields: object = {}) => (await server.asAdmin("POST", "/api/admin/products", aProduct({ ...fields }))).body;
const viewsOf = async (id: number): Promise<number> => (await server.call("GET", "statistics.ofProduct", { id })).views;
const overview = () => server.call("GET", "statistics.overview");

/** Moves the clock by a minute: searches are settled, and no limit is reached. */
function later(): void {
  clock += 60_000;
  server.setNow(new Date(clock));
}

describe("a page", () => {
  it("a page is counted when it is computed, when it comes from the cache and when the browser has it already", async () => {
    const { id, slug } = await addProduct();
    const url = `/produits/${slug}`;
    const text = async (headers = {}) => (await aVisitor(headers).get(url)).text;
    await expect.poll(async () => (await text({ dnt: "1" })) === (await text({ dnt: "1" }))).toBe(true);
    const { headers } = await aVisitor().get(url);
    const known = { "if-none-match": headers.get("etag") ?? "", "cache-control": "max-age=0" };
    expect((await aVisitor(known).get(url)).status).toBe(304);
    expect((await aVisitor().get(`/en/products/${slug}`)).text).toContain(`of /en/products/${slug}`);
    expect(await viewsOf(id)).toBe(3);
  });

  it("a page that was opened without a document is counted once the app reports it", async () => {
    const { id, slug } = await addProduct();
    expect((await aVisitor().tell(`/en/products/${slug}?tab=specifications`)).status).toBe(204);
    expect(await viewsOf(id)).toBe(1);
  });

  it("the page of an article is counted, as a comparison is and each product in it", async () => {
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

  it("a page of sections is counted by its title, the home page with them, and what is no record is not", async () => {
    const page = (await server.asAdmin("POST", "/api/admin/pages", aPage({ title: "Rentrée", slug: "rentree" }))).body;
    const hidden = (await server.asAdmin("POST", "/api/admin/pages", aPage({ is_active: false }))).body;
    const { views } = (await overview()).trends;
    for (const path of ["/rentree", "/", "/en/", "/contact", "/produits", `/${hidden.slug}`, "/rentree?apercu=jeton"])
      await aVisitor().get(path);
    await aVisitor().tell("/en/rentree");
    const { pages, trends } = await overview();
    expect(pages).toMatchObject([
      { title: "Accueil", count: 2 },
      { id: page.id, title: "Rentrée", count: 2 },
    ]);
    expect(trends.views.recent).toBe(views.recent + 4);
    const { content } = await server.call("GET", "statistics.exportCsv");
    expect(content).toMatch(/Vue de page[;,]Rentrée[;,]2/);
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
  ])("a page is not counted for %s", async (_who, headers) => {
    const { id, slug } = await addProduct();
    const visitor = aVisitor(headers);
    await visitor.get(`/produits/${slug}`);
    if (!("sec-fetch-dest" in headers)) await visitor.tell(`/produits/${slug}`);
    expect(await viewsOf(id)).toBe(0);
    await aVisitor().get(`/produits/${slug}`);
    expect(await viewsOf(id)).toBe(1);
  });

  it("a page is not counted for administrators from their screens, in a preview, hidden, or moved", async () => {
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

  it("a page and a search are not counted within the preview of a launch", async () => {
    const { id, slug } = await addProduct();
    const launch = await server.call("POST", "launches.create", aLaunch());
    const { path } = await server.call("POST", "launches.previewLink", { id: launch.id });
    const secret = path.slice("/?".length);
    expect((await aVisitor().get(`/produits/${slug}?${secret}`)).status).toBe(200);
    await aVisitor().tell(`/produits/${slug}?${secret}`);
    await aVisitor().get(`/produits?q=apercue&${secret}`);
    later();
    expect(await viewsOf(id)).toBe(0);
    expect(JSON.stringify(await overview())).not.toContain("apercue");
  });

  it("a report from another site, or of unknown origin, is not counted, and one of no page gets the same reply", async () => {
    const { id, slug } = await addProduct();
    for (const site of ["cross-site", "same-site", "none"]) expect((await aVisitor().tell(`/produits/${slug}`, site)).status).toBe(204);
    expect((await aVisitor().tell(`https://evil.example/produits/${slug}`)).status).toBe(204);
    expect((await aVisitor().tell(`/${"x".repeat(5_000)}`)).status).toBe(204);
    expect((await aVisitor().tell("/produits/inconnu")).status).toBe(204);
    expect(await viewsOf(id)).toBe(0);
  });

  it("pages are not counted more often in a minute than a person can read", async () => {
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

it("a datasheet is counted as its product's, in either language and whatever its present name", async () => {
  const { id, slug } = await addProduct({ title: "Module" });
  await aVisitor().get(`/produits/${slug}/fiche.pdf`);
  await aVisitor().get(`/en/products/${slug}/datasheet.pdf`);
  expect((await overview()).downloads).toContainEqual({ file: `fiche/${id}`, title: "Module — Fiche produit", count: 2 });
});

it("requests are counted by product and by the page from which the visitor came, once for the same words", async () => {
  const { id, slug } = await addProduct();
  const visitor = aVisitor();
  const other = await addProduct();
  const lines = [{ slug }, { slug: other.slug, quantity: 12 }];
  const words = { product: slug, lines, message: "Un devis, merci", from_page: `/en/products/${slug}` };
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

describe("a search", () => {
  const listCounted = async () => {
    later();
    const { body } = await server.asAdmin("GET", "/trpc/statistics.exportCsv");
    const lines: string[] = body.result.data.content.split("\r\n");
    return lines.filter((line) => line.includes("Recherche")).map((line) => line.slice(11));
  };

  it("a search is counted once it is submitted, as one with or without a result", async () => {
    await addProduct({ title: "Thermostat mural" });
    const [one, other] = [aVisitor(), aVisitor()];
    for (const q of ["t", "th", "thermostat"]) await one.type(q);
    await one.tell("/produits?q=thermostat");
    await other.search("xylophone");
    expect(await listCounted()).toEqual(["Recherche avec résultat;thermostat;1", "Recherche sans résultat;xylophone;1"]);
    await other.search("Xylophone");
    await other.search("Thermostat");
    expect(await listCounted()).toEqual(["Recherche avec résultat;thermostat;2", "Recherche sans résultat;xylophone;2"]);
    expect((await server.call("GET", "statistics.overview")).fruitless).toEqual([{ term: "xylophone", language: "fr", count: 2 }]);
  });

  it("a search counts as visitors of its language saw it, in the words of either", async () => {
    const { id } = await addProduct({ title: "Sonnette du jardin" });
    const fields = { title: "Garden doorbell", short_description: "It rings from the garden." };
    const published = { translations: { en: { fields, is_published: true } } };
    expect((await server.asAdmin("PATCH", `/api/admin/products/${id}/translations`, published)).status).toBe(200);
    const before = await listCounted();
    await aVisitor().get("/en/products?q=doorbell");
    await aVisitor().tell("/en/products?q=garden+doorbell");
    await aVisitor().get("/produits?q=doorknobs");
    const added = (await listCounted()).filter((line) => !before.includes(line));
    expect(added).toEqual([
      "Recherche avec résultat;doorbell;1",
      "Recherche avec résultat;garden doorbell;1",
      "Recherche sans résultat;doorknobs;1",
    ]);
  });

  it("a search without result is counted by the language of its pages, and the export adds up both", async () => {
    for (const path of ["/produits", "/en/products", "/en/products"]) await aVisitor().get(`${path}?q=ocarina`);
    expect(await listCounted()).toContain("Recherche sans résultat;ocarina;3");
    const { fruitless } = await server.call("GET", "statistics.overview");
    expect(fruitless.filter(({ term }: { term: string }) => term === "ocarina")).toEqual([
      { term: "ocarina", language: "en", count: 2 },
      { term: "ocarina", language: "fr", count: 1 },
    ]);
  });

  it("a search that may name a person is not counted, nor one that cannot be stored, of another site or of a crawler", async () => {
    const before = await listCounted();
    await aVisitor().search("nul\0");
    await aVisitor().tell("/produits?q=moiti%C3%A9%20%ED%A0%BD");
    await aVisitor().tell("//elsewhere.example/produits?q=elsewhere");
    await aVisitor().search("amel@example.tn");
    await aVisitor().search("rappelez le 20 123 456");
    await aVisitor({ "user-agent": CRAWLER }).search("robot");
    expect(await listCounted()).toEqual(before);
  });

  it("the first sixty characters of a search are counted", async () => {
    await aVisitor().search("ab ".repeat(40));
    expect((await listCounted()).join()).toContain(`${"ab ".repeat(20).trim()};1`);
  });
});
