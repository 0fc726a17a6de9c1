import { beforeEach, describe, expect, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer({ cachesResponses: true });
beforeEach(() =>
  server.orm.em.fork().execute("truncate translation, former_slug, product, slide, feature, article, category, change cascade"),
);

const create = async (path: string, input: object) => (await server.asAdmin("POST", `/api/admin/${path}`, input)).body;
const translate = async (resource: string, { id: record }: { id: number }, fields: object, more: object = {}) => {
  const sent = { noun: resource, record, language: "en", fields, is_published: true, ...more };
  const { status, body } = await server.asAdmin("POST", "/trpc/translations.save", sent);
  expect([status, body.error?.data.reply]).toEqual([200, undefined]);
  return body.result.data;
};
const read = async (path: string) => (await server.send("GET", path)).body;
const ask = async (procedure: string, input: object, lang = "en") => {
  const query = `lang=${lang}&input=${encodeURIComponent(JSON.stringify(input))}`;
  const { body } = await server.send("GET", `/trpc/${procedure}?${query}`);
  return body.error ? body.error.data.reply : body.result.data;
};

const FRENCH = {
  title: "Lampe de chevet",
  slug: "lampe",
  subcategory: "Lampes",
  short_description: "Une lumière douce.",
  specifications: [
    { name: "Couleur", value: "Blanc", unit: "" },
    { name: "Tension", value: "230", unit: "V" },
  ],
  benefits: [{ icon: "zap", title: "Sobre", description: "Elle consomme peu." }],
};
const ENGLISH = {
  title: "Bedside lamp",
  short_description: "A soft light.",
  specifications: [
    { name: "Colour", value: "White", unit: "" },
    { name: "Voltage", value: "230", unit: "V" },
  ],
  benefits: [{ title: "Frugal", description: "It uses little." }],
};

const aTranslatedProduct = async () => {
  const product = await create("products", aProduct(FRENCH));
  const { data } = { data: (await server.asAdmin("GET", "/api/admin/categories")).body };
  await translate("category", data[0], { name: "Lighting", subcategories: ["Lamps"] });
  return { product, translation: await translate("product", product, ENGLISH) };
};

describe("public reads in English", () => {
  it("English reads give a product's words, category and slug, with their language; French ones stay as they were", async () => {
    const product = await create("products", aProduct(FRENCH));
    const before = (await server.send("GET", "/api/products")).text;
    expect(await read("/api/products/lampe?lang=en")).toMatchObject({ title: "Lampe de chevet", language: "fr" });
    await translate("product", product, ENGLISH);
    const { body: categories } = await server.asAdmin("GET", "/api/admin/categories");
    await translate("category", categories[0], { name: "Lighting", subcategories: ["Lamps"] });
    expect((await server.send("GET", "/api/products")).text).toBe(before);
    const shown = { ...ENGLISH, slug: "bedside-lamp", category: "Lighting", subcategory: "Lamps", language: "en" };
    const benefits = [{ icon: "zap", title: "Frugal", description: "It uses little." }];
    expect((await read("/api/products?lang=en")).data).toMatchObject([{ ...shown, benefits }]);
    expect(await read("/api/products/bedside-lamp?lang=en")).toMatchObject({ ...shown, benefits });
    expect((await read("/api/products?lang=en&category=Lighting")).total).toBe(1);
  });

  it("reads without `lang` are in French, to the byte, for a browser that prefers English too", async () => {
    await translate("product", await create("products", aProduct(FRENCH)), ENGLISH);
    for (const path of ["/api/products", "/api/products/lampe"]) {
      const { text, headers } = await server.send("GET", path);
      const preferring = await server.send("GET", path, undefined, { "accept-language": "en-GB,en;q=0.9" });
      expect(preferring.text).toBe(text);
      expect(headers.get("vary") ?? "").not.toMatch(/language/i);
    }
  });

  it("English reads give slides, features and articles", async () => {
    const slide = await create("slides", aSlide({ alt_text: "Une maison" }));
    await create("slides", aSlide({ title: "Encore en français" }));
    await translate("slide", slide, { title: "Welcome", cta_text: "Book a demo", alt_text: "A house" });
    expect(await read("/api/slides?lang=en")).toMatchObject([
      { title: "Welcome", alt_text: "A house", language: "en" },
      { title: "Encore en français", language: "fr" },
    ]);
    const feature = await create("features", aFeature());
    await translate("feature", feature, { title: "Light", description: "As you like it." });
    expect(await read("/api/features?lang=en")).toMatchObject([{ title: "Light", language: "en" }]);
    const article = await create("blogs", anArticle({ status: "published", content: "<p>Bonjour.</p>", excerpt: "Salut." }));
    await translate("article", article, { title: "Hello", excerpt: "Hi.", content: "<p onclick='x()'>Good day.</p>" });
    expect(await read("/api/blogs/hello?lang=en")).toMatchObject({ title: "Hello", content: "<p>Good day.</p>", language: "en" });
    expect(await ask("articles.listCards", {})).toMatchObject([{ slug: "hello", title: "Hello", excerpt: "Hi.", language: "en" }]);
  });

  it("English reads leave out an unpublished translation, and rows whose French was changed", async () => {
    const { product, translation } = await aTranslatedProduct();
    const added = { name: "Poids", value: "1", unit: "kg" };
    await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, specifications: [added, FRENCH.specifications[1]] });
    expect(await read("/api/products/bedside-lamp?lang=en")).toMatchObject({ specifications: [added, ENGLISH.specifications[1]] });
    await translate("product", product, {}, { is_published: false, version: translation.version });
    expect((await server.send("GET", "/api/products/bedside-lamp?lang=en")).status).toBe(404);
    expect(await read("/api/products/lampe?lang=en")).toMatchObject({ title: "Lampe de chevet", language: "fr" });
  });
});

describe("the pages of a translated product", () => {
  it("a translated product has one slug in each language, and every other one redirects there", async () => {
    const { product } = await aTranslatedProduct();
    const view = await ask("products.view", { slug: "bedside-lamp" });
    expect(view).toMatchObject({ product: { title: "Bedside lamp" }, slugs: { fr: "lampe", en: "bedside-lamp" } });
    expect(view.properties).toMatchObject([{ name: "Colour", value: "White" }, { name: "Voltage" }]);
    expect(await ask("products.view", { slug: "lampe" })).toMatchObject({ code: "not_found" });
    expect(await ask("products.movedTo", { slug: "lampe" })).toEqual({ slug: "bedside-lamp" });
    expect(await ask("products.movedTo", { slug: "bedside-lamp" }, "fr")).toEqual({ slug: "lampe" });
    await translate("product", product, {}, { slug: "night-lamp", version: 1 });
    expect(await ask("products.movedTo", { slug: "bedside-lamp" })).toEqual({ slug: "night-lamp" });
    await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, slug: "lampe-de-nuit" });
    expect(await ask("products.movedTo", { slug: "lampe" })).toEqual({ slug: "night-lamp" });
    expect(await ask("products.movedTo", { slug: "bedside-lamp" }, "fr")).toEqual({ slug: "lampe-de-nuit" });
    await server.asAdmin("DELETE", `/api/admin/products/${product.id}`);
    expect(await ask("products.movedTo", { slug: "night-lamp" })).toEqual({ slug: null });
  });

  it("translated products are found by English words, else by French ones, and chosen ones by any slug", async () => {
    await aTranslatedProduct();
    await create("products", aProduct({ title: "Serrure", slug: "serrure", category: "Sécurité" }));
    const search = async (q: string, lang = "en") => (await ask("search.quick", { q }, lang)).products.map(({ title }: any) => title);
    for (const q of ["bedside", "the lamps", "lighting", "voltage", "bedsied"]) expect(await search(q), q).toEqual(["Bedside lamp"]);
    expect(await search("chevet")).toEqual(["Bedside lamp"]);
    expect(await search("serrure")).toEqual(["Serrure"]);
    expect(await search("chevet", "fr")).toEqual(["Lampe de chevet"]);
    const page = await ask("products.catalogue", { category: "lighting" });
    expect(page).toMatchObject({ category: "Lighting", data: [{ title: "Bedside lamp", category: "Lighting" }] });
    expect(page.categories).toEqual([
      { name: "Lighting", count: 1, language: "en" },
      { name: "Sécurité", count: 1, language: "fr" },
    ]);
    expect(await ask("products.catalogue", { category: "Lighting" }, "fr")).toMatchObject({ category: "Éclairage", total: 1 });
    expect(await ask("products.cards", { slugs: ["lampe"] })).toMatchObject([{ slug: "lampe", title: "Bedside lamp" }]);
    expect(await ask("products.cards", { slugs: ["bedside-lamp", "lampe"] }, "fr")).toMatchObject([
      { slug: "bedside-lamp", title: "Lampe de chevet" },
    ]);
  });

  it("translated products are narrowed by facets with translated choices", async () => {
    await aTranslatedProduct();
    await create("products", aProduct({ specifications: [{ name: "Couleur", value: "Noir", unit: "" }] }));
    const attribute = { name: "Couleur", name_en: "Colour", type: "choice", choices: ["Blanc", "Noir"], is_filterable: true };
    const [category] = (await server.asAdmin("GET", "/api/admin/categories")).body;
    await server.asAdmin("PUT", `/api/admin/categories/${category.id}`, { ...category, attributes: [attribute] });
    const { facets } = await ask("products.catalogue", { category: "lighting" });
    expect(facets.find(({ name }: { name: string }) => name === "Couleur").choices).toMatchObject([
      { value: "blanc", text: "White", language: "en" },
      { value: "noir", text: "Noir", language: "fr" },
    ]);
  });

  it("a translated page is in the sitemap and in the feed in the languages in which it exists", async () => {
    await aTranslatedProduct();
    await create("products", aProduct({ slug: "serrure" }));
    const article = await create("blogs", anArticle({ status: "published", slug: "bonjour" }));
    await translate("article", article, { title: "Hello", excerpt: "Hi.", content: "<p>Good day.</p>" });
    const { text } = await server.send("GET", "/sitemap.xml");
    const paths = [...text.matchAll(/<loc>https:\/\/lumidar.example(\/[^<]*(?:produits|products|blog)\/[^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(new Set(paths)).toEqual(
      new Set(["/blog/bonjour", "/en/blog/hello", "/en/products/bedside-lamp", "/produits/lampe", "/produits/serrure"]),
    );
    expect(text).toContain(`hreflang="en" href="https://lumidar.example/en/products/bedside-lamp"`);
    const feed = (await server.send("GET", "/en/feed.xml")).text;
    expect(feed).toContain("<title>Hello</title>");
    expect(feed).toContain("<dc:language>en</dc:language>");
    expect((await server.send("GET", "/partage/en/produits/bedside-lamp.jpg")).status).toBe(200);
  });
});
