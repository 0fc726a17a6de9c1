import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PublicEntry } from "#server/platform/page/bundles.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { countRows } from "#server/testing/count-rows.ts";
import { connectMcp, type McpClient } from "#server/testing/mcp-client.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

const HTML = `<!doctype html><html lang="fr"><head><title>Une lampe</title></head><body><main><h1>Lampe</h1></main></body></html>`;

let asked: string[] = [];
const app: Partial<PublicEntry> = {
  render: async ({ url }) => {
    asked.push(url);
    if (url.startsWith("/boucle")) return { status: 301, data: url, location: "/boucle", html: "" };
    if (url.startsWith("/ancienne")) return { status: 301, data: url, location: "/a-propos", html: "" };
    return { status: 200, data: url, html: HTML };
  },
  patternOf: (path) => (path.startsWith("/nulle-part") ? undefined : path),
};

let server: TestServer;
let visitor: McpClient;
beforeAll(async () => {
  server = await startTestServer({ pages: app, cachesResponses: true });
  visitor = await connectMcp(server);
});
afterAll(async () => {
  await visitor.close();
  await server.stop();
});

const create = async (path: string, body: object) => {
  const { status, body: created } = await server.asAdmin("POST", `/api/admin/${path}`, body);
  expect(status).toBe(201);
  return created;
};
const SITE = "https://lumidar.example";
const PUBLIC = ["search", "read", "compare", "fits_with", "make_selection_link", "prepare_contact_request"];

describe("the tools for everybody", () => {
  it("a visitor is offered tools that read, each described in the language of the address, with a schema of its input", async () => {
    const tools = await visitor.listTools();
    expect(tools.map(({ name }) => name)).toEqual(PUBLIC);
    for (const { annotations, inputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
    }
    expect(tools[0]?.description).toContain("Cherche des produits");
    const english = await connectMcp(server, { query: "?lang=en" });
    expect((await english.listTools())[0]?.description).toContain("Searches products");
    expect(english.client.getInstructions()).toContain("These tools send and buy nothing");
    await english.close();
  });

  it("search finds what visitors see, in either language, with addresses, and nothing hidden or planned", async () => {
    await create("products", aProduct({ title: "Zéphyrin visible", slug: "zephyrin-visible" }));
    await create("products", aProduct({ title: "Zéphyrin masqué", is_active: false }));
    await create("products", aProduct({ title: "Zéphyrin futur", published_at: "2090-01-01T00:00:00Z" }));
    await create("blogs", anArticle({ title: "Zéphyrin raconté", slug: "zephyrin-raconte", status: "published" }));
    await create("blogs", anArticle({ title: "Zéphyrin en chantier", status: "draft" }));
    const { json } = await visitor.call("search", { query: "zéphyrin" });
    expect(json).toMatchObject({
      products: [{ title: "Zéphyrin visible", url: `${SITE}/produits/zephyrin-visible` }],
      total: 1,
      articles: [{ title: "Zéphyrin raconté", url: `${SITE}/blog/zephyrin-raconte` }],
      all_products: `${SITE}/produits?q=z%C3%A9phyrin`,
    });
    const english = (await visitor.call("search", { query: "zéphyrin", language: "en" })).json;
    expect(english.products[0].url).toBe(`${SITE}/en/products/zephyrin-visible`);
  });

  it("the tool read gives a public item as data, and refuses a hidden one as one that does not exist", async () => {
    await create("products", aProduct({ title: "Aube", slug: "aube-lue" }));
    await create("products", aProduct({ title: "Nuit", slug: "nuit-masquee", is_active: false }));
    expect((await visitor.call("read", { resource: "products", slug: "aube-lue" })).json.item).toMatchObject({ title: "Aube" });
    const [hidden, absent] = await Promise.all(
      ["nuit-masquee", "jamais-vue"].map((slug) => visitor.call("read", { resource: "products", slug })),
    );
    expect(hidden).toEqual({ isError: true, text: "Cet élément n’existe pas ou n’existe plus.", json: undefined });
    expect(absent).toEqual(hidden);
    const english = await visitor.call("read", { resource: "products", slug: "jamais-vue", language: "en" });
    expect(english.text).toBe("This does not exist, or no longer.");
  });

  it.each([
    ["/a-propos", "/a-propos"],
    [`${SITE}/en/blog/lamp?page=2`, "/en/blog/lamp?page=2"],
    ["/A-Propos/", "/a-propos"],
    ["/contact?apercu=secret&lancement=secret&jeton=secret&type=quote", "/contact?type=quote"],
  ])("the tool read gives the page %s as Markdown, as a visitor sees it", async (page, rendered) => {
    asked = [];
    const { text, isError } = await visitor.call("read", { page });
    expect([isError, text.split("\n").at(-2)]).toEqual([false, "# Lampe"]);
    expect(asked.every((url) => url === rendered)).toBe(true);
  });

  it("the tool read follows a former address to the page that it leads to", async () => {
    expect((await visitor.call("read", { page: "/ancienne-page" })).text).toContain("# Lampe");
  });

  it.each(["/nulle-part", "/boucle", "/api/products", "/admin", "/mcp", "/trpc/products.list", "/uploads/x.pdf", "/api/admin/products"])(
    "the tool read finds no page at %s",
    async (page) => {
      expect(await visitor.call("read", { page })).toMatchObject({ isError: true, text: "Cet élément n’existe pas ou n’existe plus." });
    },
  );

  it.each(["https://example.org/", "//example.org/produits", "http://169.254.169.254/", "file:///etc/passwd"])(
    "the tool read refuses %s, which is no page of the site",
    async (page) => {
      expect((await visitor.call("read", { page })).text).toContain("n’est pas celle d’une page de ce site");
    },
  );

  it("compare sets the facts of products side by side, and names those that no visitor sees", async () => {
    await create("products", aProduct({ slug: "bise", specifications: [{ name: "Poids", value: "12", unit: "g" }] }));
    await create("products", aProduct({ slug: "cime", specifications: [{ name: "Poids", value: "30", unit: "g" }] }));
    await create("products", aProduct({ slug: "voile", is_active: false }));
    const { json } = await visitor.call("compare", { slugs: ["bise", "voile", "cime"] });
    expect(json).toMatchObject({
      specifications: { Poids: { bise: "12 g", cime: "30 g" } },
      unknown: ["voile"],
      url: `${SITE}/comparer?produits=bise,voile,cime`,
    });
    expect(json.products.map(({ slug }: { slug: string }) => slug)).toEqual(["bise", "cime"]);
  });

  it("fits_with says what the record says, and offers no product that nobody chose", async () => {
    const hub = await create("products", aProduct({ title: "Centrale", slug: "centrale" }));
    const masked = await create("products", aProduct({ slug: "centrale-masquee", is_active: false }));
    const fields = { slug: "capteur", required_products: [hub.id, masked.id], compatibility: ["Zigbee"] };
    await create("products", aProduct(fields));
    expect((await visitor.call("fits_with", { slug: "capteur" })).json).toMatchObject({
      requires: [{ slug: "centrale", title: "Centrale", url: `${SITE}/produits/centrale` }],
      completed_by: [],
      related: [],
      replaced_by: null,
    });
  });

  it("make_selection_link gives the address that the site makes, and counts what cannot be asked for", async () => {
    await create("products", aProduct({ title: "Dune", slug: "dune" }));
    const products = [{ slug: "dune", quantity: 3 }, { slug: "inconnue" }];
    expect((await visitor.call("make_selection_link", { products, language: "en" })).json).toMatchObject({
      url: `${SITE}/en/my-selection?produits=dune.3,inconnue`,
      products: [{ slug: "dune", title: "Dune", quantity: 3 }],
      unavailable: 1,
    });
  });

  it("prepare_contact_request gives a link to the form, and sends nothing", async () => {
    const { json } = await visitor.call("prepare_contact_request", {
      type: "quote",
      products: [{ slug: "dune", quantity: 2 }],
      subject: "Deux dunes",
      message: "Bonjour,\n« 2 » pour l’étage & le salon ?",
    });
    const { pathname, searchParams } = new URL(json.url);
    expect([pathname, ...searchParams]).toEqual([
      "/contact",
      ["type", "quote"],
      ["produits", "dune.2"],
      ["objet", "Deux dunes"],
      ["message", "Bonjour,\n« 2 » pour l’étage & le salon ?"],
    ]);
    expect((await visitor.call("prepare_contact_request", { products: [{ slug: "dune" }], language: "en" })).json.url).toBe(
      `${SITE}/en/contact?produit=dune`,
    );
    expect((await visitor.call("prepare_contact_request", { message: "é".repeat(2000) })).text).toContain("trop long pour un lien");
    expect((await server.asAdmin("GET", "/api/admin/requests")).body.total).toBe(0);
  });

  it.each([
    ["search", { query: "x", limite: 3 }, "Paramètre inconnu\u202f: limite."],
    ["search", { query: "x", limite: 3, language: "en" }, "Unknown parameter: limite."],
    ["search", {}, "query\u202f: Ce champ est obligatoire."],
    ["search", { language: "en" }, "query\u202f: This is required."],
    ["search", { query: 12, language: "en" }, "query\u202f: This has the wrong type."],
    ["search", { query: "x", language: "de" }, "language\u202f: Valeurs acceptées\u202f: fr, en."],
    ["compare", { slugs: ["seul"] }, "slugs\u202f: Indiquez au moins 2 éléments."],
    ["read", { page: "/", slug: "x" }, "Donnez soit `page`, soit `resource` et `slug`."],
    ["efface_tout", {}, "L’outil «\u202fefface_tout\u202f» n’existe pas. Les outils sont\u202f: search, read,"],
    ["list_records", { resource: "product" }, "L’outil «\u202flist_records\u202f» demande une clé d’API"],
    ["write_draft", { language: "en" }, "The tool “write_draft” asks for an API key"],
  ])("the tool %s refuses %j in a clear sentence", async (tool, input, sentence) => {
    const { isError, text } = await visitor.call(tool, input);
    expect(isError).toBe(true);
    expect(text).toContain(sentence);
  });

  it("no tool for everybody writes a row, whatever it is asked", async () => {
    const before = await countRows(server.orm);
    await visitor.call("search", { query: "zéphyrin" });
    await visitor.call("read", { page: "/a-propos" });
    await visitor.call("read", { resource: "products", slug: "dune" });
    await visitor.call("compare", { slugs: ["bise", "cime"] });
    await visitor.call("fits_with", { slug: "capteur" });
    await visitor.call("make_selection_link", { products: [{ slug: "dune" }] });
    await visitor.call("prepare_contact_request", { type: "demo", message: "Bonjour" });
    expect(await countRows(server.orm)).toEqual(before);
  });
});
