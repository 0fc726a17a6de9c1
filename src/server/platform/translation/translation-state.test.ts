import { beforeEach, describe, expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();
beforeEach(() => server.orm.em.fork().execute("truncate translation, former_slug, product, category, change cascade"));

const COLOUR = { name: "Couleur", value: "Blanc", unit: "" };
const FRENCH = {
  title: "Lampe",
  short_description: "Une lampe.",
  specifications: [{ name: "Tension", value: "230", unit: "V" }],
  benefits: [{ icon: "zap", title: "Sobre", description: "Elle consomme peu." }],
  compatibility: ["Application maison"],
};
const ENGLISH = {
  title: "Lamp",
  short_description: "A lamp.",
  specifications: [{ name: "Voltage", value: "230", unit: "V" }],
  benefits: [{ title: "Frugal", description: "It uses little." }],
  compatibility: ["House app"],
};

type Product = { id: number; title: string } & Record<string, unknown>;

const execute = (sql: string) => server.orm.em.fork().execute(sql);
const put = (product: Product, fields: object) =>
  server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, version: null, ...fields });
const translate = (product: Product, en: object) =>
  server.asAdmin("PATCH", `/api/admin/products/${product.id}/translations`, { translations: { en } });

/** The state of a product's translation as its form makes it of all texts, as the list shows it, and as it is
 *  counted. */
async function statesOf({ id, title }: Product) {
  const formed = await server.call("GET", "translations.get", { noun: "product", record: id, language: "en" });
  const { data } = await server.call("GET", "translations.list", { language: "en", noun: "product" });
  const counts = await server.call("GET", "translations.counts");
  const counted = counts.find(({ noun }: { noun: string }) => noun === "product");
  const narrowed = await server.call("GET", "translations.list", { language: "en", noun: "product", state: formed.state });
  expect(
    narrowed.data.map((row: { record: number }) => row.record),
    title,
  ).toEqual([id]);
  return new Set([formed.state, data[0].state, ...["missing", "outdated", "draft", "published"].filter((state) => counted[state] === 1)]);
}

describe("the state of a translation in lists and counts is that of its form", () => {
  let product: Product;
  beforeEach(async () => {
    product = (await server.asAdmin("POST", "/api/admin/products", aProduct(FRENCH))).body;
  });

  it("from nothing to published", async () => {
    expect(await statesOf(product)).toEqual(new Set(["missing"]));
    await translate(product, { fields: { title: "Lamp" } });
    expect(await statesOf(product)).toEqual(new Set(["missing"]));
    await translate(product, { fields: ENGLISH, version: 1 });
    expect(await statesOf(product)).toEqual(new Set(["draft"]));
    await translate(product, { is_published: true, version: 2 });
    expect(await statesOf(product)).toEqual(new Set(["published"]));
  });

  it.each([
    ["a text", { short_description: "Une belle lampe." }],
    ["a cell of a row", { specifications: [{ ...FRENCH.specifications[0], value: "110" }] }],
    ["one row more", { specifications: [...FRENCH.specifications, COLOUR] }],
    ["rows where there were some, gone", { specifications: [] }],
    ["a line", { compatibility: ["Application jardin"] }],
    ["a text that was empty", { meta_title: "Lampe connectée" }],
  ])("once the French changes: %s; and again once it says what it said", async (_what, fields) => {
    await translate(product, { fields: ENGLISH, is_published: true });
    const { status } = await put(product, fields);
    expect(status).toBe(200);
    expect(await statesOf(product)).toEqual(new Set(["outdated"]));
    await put(product, FRENCH_AGAIN);
    expect(await statesOf(product)).toEqual(new Set(["published"]));
  });

  it("once there are rows where there were none, and none again", async () => {
    await translate(product, { fields: ENGLISH, is_published: true });
    await execute(`update product set images = '[{"url": "/uploads/x.webp", "alt_text": "Une lampe"}]' where id = ${product.id}`);
    expect(await statesOf(product)).toEqual(new Set(["outdated"]));
    await execute(`update product set images = '[]' where id = ${product.id}`);
    expect(await statesOf(product)).toEqual(new Set(["published"]));
  });

  it("where what changes is not translated: a price, an icon, the visibility", async () => {
    await translate(product, { fields: ENGLISH, is_published: true });
    await put(product, { price_from: 12, is_active: false, benefits: [{ ...FRENCH.benefits[0], icon: "sun" }] });
    expect(await statesOf(product)).toEqual(new Set(["published"]));
  });

  it("after a change past the server, an undo, and a way into the bin and back", async () => {
    await translate(product, { fields: ENGLISH, is_published: true });
    await execute(`update product set title = 'Autre' where id = ${product.id}`);
    expect(await statesOf(product)).toEqual(new Set(["outdated"]));
    await put(product, { title: "Encore" });
    await put(product, { title: "Lampe" });
    expect(await statesOf(product)).toEqual(new Set(["published"]));
    await put(product, { title: "Lanterne" });
    await server.call("POST", "history.undo", { noun: "product", id: product.id });
    expect(await statesOf(product)).toEqual(new Set(["published"]));
    await put(product, { title: "Lanterne" });
    await server.asAdmin("DELETE", `/api/admin/products/${product.id}`);
    await server.call("POST", "bin.restore", { noun: "product", id: product.id });
    expect(await statesOf(product)).toEqual(new Set(["outdated"]));
  });
});

const FRENCH_AGAIN = { meta_title: "", ...FRENCH };
