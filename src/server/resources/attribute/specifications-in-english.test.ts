import { beforeEach, describe, expect, it } from "vitest";
import { sheetText } from "#server/resources/product/datasheet/testing/sheet-text.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();
beforeEach(() => server.orm.em.fork().execute("truncate translation, product, category, change cascade"));

const ATTRIBUTES = [
  { name: "Tension", name_en: "Voltage", type: "number", unit: "V" },
  { name: "Charge LED", name_en: "LED load", type: "range", unit: "W" },
  { name: "Masse", name_en: "Weight", type: "number", unit: "kg" },
  { name: "Garantie", name_en: "Guarantee", type: "number", unit: "ans" },
  { name: "Neutre requis", name_en: "Neutral required", type: "boolean" },
  { name: "Matière", name_en: "Material", type: "text" },
  { name: "Portée", type: "number", unit: "m" },
];
const row = (name: string, value: string, unit = "") => ({ name, value, unit });
const WRITTEN = [
  row("tension ", "230", "V"),
  row("CHARGE LED", "2,5 à 1\u202f500", "W"),
  row("Masse", "1,25", "kg"),
  row("Garantie", "2", "ans"),
  row("Neutre requis", "Non"),
  row("Matiere", "Laiton, verre"),
  row("Portée", "1,5", "km"),
  row("Couleur", "Blanc"),
];

async function add(fields: object = {}) {
  const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ specifications: WRITTEN, ...fields }));
  const [category] = (await server.asAdmin("GET", "/api/admin/categories")).body;
  await server.asAdmin("PUT", `/api/admin/categories/${category.id}`, { ...category, attributes: ATTRIBUTES });
  return product;
}
async function translate({ id: record }: { id: number }, fields: object) {
  const { status } = await server.asAdmin("POST", "/trpc/translations.save", {
    noun: "product",
    record,
    language: "en",
    fields,
    is_published: true,
  });
  expect(status).toBe(200);
}
const ask = async (procedure: string, input: object, lang = "en") => {
  const query = `lang=${lang}&input=${encodeURIComponent(JSON.stringify(input))}`;
  return (await server.send("GET", `/trpc/${procedure}?${query}`)).body.result.data;
};
const read = async (path: string) => (await server.send("GET", path)).body;
const toTuples = (rows: Record<string, string>[]) => rows.map(({ name, value, unit }) => [name, value, unit]);

const IN_ENGLISH = [
  ["Voltage", "230", "V"],
  ["LED load", "2.5 to 1,500", "W"],
  ["Weight", "1.25", "kg"],
  ["Guarantee", "2", "years"],
  ["Neutral required", "No", ""],
  ["Material", "Laiton, verre", ""],
  ["Portée", "1.5", "km"],
  ["Couleur", "Blanc", ""],
];

describe("specifications of a product that is not translated, in English", () => {
  it("rows bear the English names of the attributes, with figures as English writes them", async () => {
    const { slug } = await add();
    expect(toTuples((await ask("products.view", { slug })).product.specifications)).toEqual(IN_ENGLISH);
    expect(toTuples((await ask("products.compare", { slugs: [slug] }))[0].specifications)).toEqual(IN_ENGLISH);
    expect(toTuples((await read(`/api/products/${slug}?lang=en`)).specifications)).toEqual(IN_ENGLISH);
    expect(toTuples((await read("/api/products?lang=en")).data[0].specifications)).toEqual(IN_ENGLISH);
  });

  it("rows say which of their words are English, and stay as they were in French", async () => {
    const { slug } = await add();
    const { specifications } = (await ask("products.view", { slug })).product;
    expect(specifications[0]).toEqual({ ...row("Voltage", "230", "V"), name_language: "en", value_language: "en" });
    expect(specifications[5]).toEqual({ ...row("Material", "Laiton, verre"), name_language: "en", value_language: "fr" });
    expect(specifications[7]).toEqual({ ...row("Couleur", "Blanc"), name_language: "fr", value_language: "fr" });
    const trimmed = WRITTEN.map(({ name, value, unit }) => row(name.trim(), value, unit));
    for (const path of [`/api/products/${slug}`, `/api/products/${slug}?lang=fr`])
      expect((await read(path)).specifications).toEqual(trimmed);
  });

  it("structured data and the datasheet have the English rows", async () => {
    const { slug } = await add();
    const { properties } = await ask("products.view", { slug });
    expect(properties.slice(0, 4)).toEqual([
      { name: "Voltage", value: 230, unitCode: "VLT", unitText: "V" },
      { name: "LED load", minValue: 2.5, maxValue: 1500, unitCode: "WTT", unitText: "W" },
      { name: "Weight", value: 1.25, unitCode: "KGM", unitText: "kg" },
      { name: "Guarantee", value: 2, unitCode: "ANN", unitText: "years" },
    ]);
    const answer = await fetch(`${server.url}/en/products/${slug}/datasheet.pdf`);
    const words = sheetText(Buffer.from(await answer.arrayBuffer())).split("\n");
    expect(words).toEqual(expect.arrayContaining(["Voltage", "230\u00a0V", "LED load", "2.5 to 1,500\u00a0W", "2\u00a0years", "Portée"]));
    expect(words).not.toContain("Tension");
  });
});

it("a product's own translation comes before the names of its category's attributes", async () => {
  const product = await add({ specifications: [row("Tension", "230", "V"), row("Masse", "1,5", "kg")] });
  await translate(product, {
    title: "Dimmer",
    short_description: "Softly.",
    specifications: [row("Supply", "230", "V AC"), row("Weight when packed", "1,5", "kg")],
  });
  const specifications = [row("Masse", "1,5", "kg"), row("Tension", "230", "V"), row("Garantie", "1", "ans")];
  await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, specifications });
  const { slug } = (await read("/api/products?lang=en")).data[0];
  expect(toTuples((await read(`/api/products/${slug}?lang=en`)).specifications)).toEqual([
    ["Weight when packed", "1,5", "kg"],
    ["Supply", "230", "V AC"],
    ["Guarantee", "1", "year"],
  ]);
});
