import { describe, expect, it } from "vitest";
import { aProduct } from "./product.factory.ts";
import { importer, tableOf } from "#server/resources/product/transfer/product-transfer.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const PRODUCTS = "/api/admin/products";

const server = useTestServer();

const create = async (fields: Record<string, unknown> = {}) => (await server.asAdmin("POST", PRODUCTS, aProduct(fields))).body;
const readStored = async ({ id }: { id: number }) => (await server.asAdmin("GET", `${PRODUCTS}/${id}`)).body;
const readPublic = async ({ slug }: { slug: string }) => (await server.send("GET", `/api/products/${slug}`)).body;
const titlesOf = (products: { title: string }[]) => products.map(({ title }) => title);

describe.each(["required_products", "complementary_products"])("%s", (field) => {
  it("the list is stored in its order, each product once, never the product itself, and can be emptied", async () => {
    const [one, two] = [await create({ title: "Un" }), await create({ title: "Deux" })];
    const product = await create({ [field]: [two.id, one.id, two.id] });
    expect(titlesOf(product[field])).toEqual(["Deux", "Un"]);
    expect(product.related_products).toEqual([]);
    const { version: _, ...read } = product;
    const put = (fields: object) => server.asAdmin("PUT", `${PRODUCTS}/${product.id}`, { ...read, ...fields });
    expect(titlesOf((await put({ [field]: [product.id, one.id] })).body[field])).toEqual(["Un"]);
    expect((await put({ [field]: undefined })).body[field], "absent, it is kept").toHaveLength(1);
    expect((await put({ [field]: [999_999_999] })).body.issues).toMatchObject([
      { path: field, message: expect.stringContaining("n’existe plus") },
    ]);
    expect((await put({ [field]: [] })).body[field]).toEqual([]);
  });

  it("visitors see the products that they find in the catalogue", async () => {
    const [sold, hidden, old] = [
      await create({ title: "Vendu" }),
      await create({ is_active: false }),
      await create({ lifecycle: "discontinued" }),
    ];
    const product = await create({ [field]: [hidden.id, old.id, sold.id] });
    expect((await readStored(product))[field]).toHaveLength(3);
    expect(titlesOf((await readPublic(product))[field])).toEqual(["Vendu"]);
  });

  it("a restored product is back in the list, and an undo puts the list back", async () => {
    const needed = await create({ title: "Retrouvé" });
    const product = await create({ [field]: [needed.id] });
    await server.asAdmin("DELETE", `${PRODUCTS}/${needed.id}`);
    const { version: _, ...read } = await readStored(product);
    expect(read[field]).toEqual([]);
    await server.asAdmin("PUT", `${PRODUCTS}/${product.id}`, { ...read, title: "Renommé" });
    await server.call("POST", "history.undo", { noun: "product", id: needed.id });
    expect(titlesOf((await readStored(product))[field])).toEqual(["Retrouvé"]);
    await server.asAdmin("PUT", `${PRODUCTS}/${product.id}`, { ...read, [field]: [] });
    const [change] = (await server.call("GET", "history.ofRecord", { noun: "product", id: product.id })).data;
    expect(change).toMatchObject({ before: { [field]: [{ title: "Retrouvé" }] }, after: { [field]: [] } });
    await server.call("POST", "history.undo", { noun: "product", id: product.id });
    expect(titlesOf((await readStored(product))[field])).toEqual(["Retrouvé"]);
  });

  it("the lists of two people are merged", async () => {
    const [one, two] = [await create({ title: "Un" }), await create({ title: "Deux" })];
    const { version, ...product } = await create();
    const put = (fields: object) =>
      server.asAdmin("PUT", `${PRODUCTS}/${product.id}`, { ...product, version, ...fields }, { prefer: "merge" });
    await put({ [field]: [one.id] });
    expect(titlesOf((await put({ [field]: [two.id] })).body[field]).toSorted()).toEqual(["Deux", "Un"]);
  });
});

it("a table of products names both by references, also those that it creates, and says which it does not know", async () => {
  const table = importer(server);
  const product = await create({ title: "Table" });
  const heading = ["Référence", "Titre", "Catégorie", "Description courte", "Nécessite", "Complétez avec"];
  await table.importTable(
    tableOf(
      heading,
      [product.reference, "Table", "Tables", "x", "T-1", "T-2\nT-1"],
      ["T-1", "Premier", "Tables", "x", "", ""],
      ["T-2", "Second", "Tables", "x", "", product.reference],
    ),
  );
  const read = await readStored(product);
  expect([titlesOf(read.required_products), titlesOf(read.complementary_products)]).toEqual([["Premier"], ["Second", "Premier"]]);
  const { bytes } = await table.exported({ category: "Tables" });
  expect((await table.check(bytes)).counts).toMatchObject({ unchanged: 3, changed: 0, faulty: 0 });
  const { faults } = await table.check(tableOf(["Référence", "Nécessite"], ["T-1", "T-404"]));
  expect(faults).toMatchObject([{ line: 2, column: "Nécessite", message: expect.stringContaining("T-404") }]);
});

it("a product's page has cards of what completes it", async () => {
  const [one, two] = [await create({ title: "Un" }), await create({ title: "Deux", is_active: false })];
  const product = await create({ complementary_products: [two.id, one.id], category: "Seule" });
  const view = await server.call("GET", "products.view", { slug: product.slug });
  expect(titlesOf(view.complementary)).toEqual(["Un"]);
  expect(view.similar).toEqual([]);
});
