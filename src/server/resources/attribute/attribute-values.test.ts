import { describe, expect, it } from "vitest";
import { seedProducts } from "#server/resources/product/demo/seed-products.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { importer, tableOf } from "#server/resources/product/transfer/product-transfer.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

const PRODUCTS = "/api/admin/products";
const CATEGORIES = "/api/admin/categories";

const VOLTAGE = { name: "Tension", type: "number", unit: "V" };
const LOAD = { name: "Charge LED", type: "range", unit: "W" };
const RADIO = { name: "Protocole", type: "choice", choices: ["Thread", "Zigbee 3.0"] };

const row = (name: string, value: string, unit = "") => ({ name, value, unit });

async function sendOk(method: string, path: string, input?: object): Promise<any> {
  const { status, body } = await server.asAdmin(method, path, input);
  expect(status, JSON.stringify(body)).toBeOneOf([200, 201]);
  return body;
}

let count = 0;

/** A category of its own for a test, described by these attributes. */
async function aDescribedCategory(...attributes: object[]) {
  count += 1;
  return sendOk("POST", CATEGORIES, { name: `Décrite ${count}`, subcategories: [], attributes });
}

async function valuesOf(id: number): Promise<string[]> {
  const rows: { attribute: string; text: string; lower: number | null; upper: number | null; is_parsed: boolean }[] = await server.orm.em
    .fork()
    .execute("select * from product_attribute_value where product = ? order by attribute, text", [id]);
  return rows.map(({ attribute, text, lower, upper, is_parsed }) => {
    const value = text || (lower === upper ? lower : `${lower}..${upper}`);
    return `${attribute}: ${value}${is_parsed ? "" : " ?"}`;
  });
}

describe("the values of a product", () => {
  it("values are read from the specifications when the product is created, changed and deleted", async () => {
    const { name: category } = await aDescribedCategory(VOLTAGE, LOAD, RADIO);
    const specifications = [
      row(" TENSION ", "230 V~"),
      row("Charge LED", "5 à 25", "W"),
      row("Protocole", "Zigbee 3.0, thread"),
      row("Masse", "2"),
    ];
    const product = await sendOk("POST", PRODUCTS, aProduct({ category, specifications }));
    expect(await valuesOf(product.id)).toEqual(["charge led: 5..25", "protocole: Thread", "protocole: Zigbee 3.0", "tension: 230"]);
    expect(product.specifications, "what is written stays").toEqual(
      specifications.map(({ name, value, unit }) => row(name.trim(), value, unit)),
    );

    await sendOk("PUT", `${PRODUCTS}/${product.id}`, {
      ...product,
      specifications: [row("Tension", "secteur"), row("Protocole", "Thread")],
    });
    expect(await valuesOf(product.id)).toEqual(["protocole: Thread", "tension: secteur ?"]);
    await sendOk("DELETE", `${PRODUCTS}/${product.id}`);
    expect(await valuesOf(product.id)).toEqual([]);
  });

  it("values follow the product into another category, one by one or with many", async () => {
    const [first, second] = [await aDescribedCategory(VOLTAGE), await aDescribedCategory(RADIO)];
    const specifications = [row("Tension", "24", "V"), row("Protocole", "Thread")];
    const product = await sendOk("POST", PRODUCTS, aProduct({ category: first.name, specifications }));
    await sendOk("PUT", `${PRODUCTS}/${product.id}`, { ...product, category: second.name });
    expect(await valuesOf(product.id)).toEqual(["protocole: Thread"]);
    await server.call("POST", "products.changeMany", { ids: [product.id], fields: { category: first.name } });
    expect(await valuesOf(product.id)).toEqual(["tension: 24"]);
  });

  it("values follow the attributes of the category, and go and come back with it", async () => {
    const category = await aDescribedCategory();
    const specifications = [row("Tension", "24", "V"), row("Charge", "3")];
    const product = await sendOk("POST", PRODUCTS, aProduct({ category: category.name, specifications }));
    expect(await valuesOf(product.id)).toEqual([]);
    const described = await sendOk("PUT", `${CATEGORIES}/${category.id}`, { name: category.name, attributes: [VOLTAGE] });
    expect(await valuesOf(product.id)).toEqual(["tension: 24"]);
    await sendOk("PUT", `${CATEGORIES}/${category.id}`, { name: category.name, attributes: [{ ...VOLTAGE, unit: "mV" }] });
    expect(await valuesOf(product.id), "in another unit").toEqual(["tension: 24000"]);
    await sendOk("PUT", `${CATEGORIES}/${category.id}`, { name: "Sans rien dire" });
    expect(await valuesOf(product.id), "a name says nothing of attributes").toEqual(["tension: 24000"]);
    await server.call("POST", "history.undo", { noun: "category", id: category.id, version: described.version + 1 });
    expect(await valuesOf(product.id)).toEqual(["tension: 24"]);

    await sendOk("DELETE", `${CATEGORIES}/${category.id}`);
    expect(await valuesOf(product.id)).toEqual([]);
    await server.call("POST", "bin.restore", { noun: "category", id: category.id });
    expect(await valuesOf(product.id)).toEqual(["tension: 24"]);
  });

  it("values come back with what is undone or restored", async () => {
    const { name: category } = await aDescribedCategory(VOLTAGE);
    const product = await sendOk("POST", PRODUCTS, aProduct({ category, specifications: [row("Tension", "24", "V")] }));
    const changed = await sendOk("PUT", `${PRODUCTS}/${product.id}`, { ...product, specifications: [] });
    expect(await valuesOf(product.id)).toEqual([]);
    await server.call("POST", "history.undo", { noun: "product", id: product.id, version: changed.version });
    expect(await valuesOf(product.id)).toEqual(["tension: 24"]);
    await sendOk("DELETE", `${PRODUCTS}/${product.id}`);
    await server.call("POST", "bin.restore", { noun: "product", id: product.id });
    expect(await valuesOf(product.id)).toEqual(["tension: 24"]);
  });

  it("values are read from imported tables, and from seeded products", async () => {
    const { name: category } = await aDescribedCategory(VOLTAGE);
    const known = await sendOk("POST", PRODUCTS, aProduct({ category }));
    const table = tableOf(
      ["Référence", "Titre", "Catégorie", "Description courte", "Spécifications"],
      [known.reference, known.title, category, known.short_description, "Tension | 12 | V"],
      ["ATTR-NEUF", "Neuf", category, "Tout neuf", "Tension | 48 V | "],
    );
    await importer(server).importTable(table);
    const [created] = (await server.call("GET", "products.list", { q: "ATTR-NEUF" })).data;
    expect([await valuesOf(known.id), await valuesOf(created.id)]).toEqual([["tension: 12"], ["tension: 48"]]);

    await sendOk("POST", CATEGORIES, { name: "Interfaces", attributes: [VOLTAGE] });
    await seedProducts({ em: server.orm.em.fork(), count: 60, now: new Date() });
    const { data } = await server.call("GET", "products.list", { category: "Interfaces", q: "" });
    expect(await valuesOf(data[0].id)).toEqual([expect.stringMatching(/^tension: (?:12|24|230)$/)]);
  });

  it("values are right after many products were saved while the attributes changed", { timeout: 30_000 }, async () => {
    const category = await aDescribedCategory();
    const products = await Promise.all(Array.from({ length: 10 }, () => sendOk("POST", PRODUCTS, aProduct({ category: category.name }))));
    const saves = products.map((product, n) =>
      sendOk("PUT", `${PRODUCTS}/${product.id}`, { ...product, version: undefined, specifications: [row("Tension", String(n), "V")] }),
    );
    const changes = [VOLTAGE, { ...VOLTAGE, unit: "mV" }].map((attribute) =>
      sendOk("PUT", `${CATEGORIES}/${category.id}`, { name: category.name, attributes: [attribute] }),
    );
    await Promise.all([...saves, ...changes]);
    const [{ unit }] = (await sendOk("GET", `${CATEGORIES}/${category.id}`)).attributes;
    for (const [n, { id }] of products.entries()) expect(await valuesOf(id)).toEqual([`tension: ${unit === "V" ? n : n * 1000}`]);
  });
});

describe("the attributes of a category", () => {
  it("attributes keep their order, and parts that were left out are empty", async () => {
    const { id } = await aDescribedCategory(RADIO, VOLTAGE);
    expect((await sendOk("GET", `${CATEGORIES}/${id}`)).attributes).toEqual([
      { ...RADIO, name_en: "", unit: "", is_filterable: false, etim_code: "" },
      { ...VOLTAGE, name_en: "", choices: [], is_filterable: false, etim_code: "" },
    ]);
  });

  it.each([
    [[VOLTAGE, { ...LOAD, name: "TENSION" }], "attributes.1.name"],
    [[{ ...RADIO, choices: [] }], "attributes.0.choices"],
    [[{ ...VOLTAGE, etim_code: "EC000123" }], "attributes.0.etim_code"],
    [[{ ...VOLTAGE, type: "colour" }], "attributes.0.type"],
    [[{ ...VOLTAGE, name: " " }], "attributes.0.name"],
    ["Tension", "attributes"],
  ])("attributes are refused as %j", async (attributes, path) => {
    const { status, body } = await server.asAdmin("POST", CATEGORIES, { name: "Refusée", attributes });
    expect([status, body.issues?.[0].path]).toEqual([400, path]);
  });

  it("attributes come first in a product’s form", async () => {
    const { name: category } = await aDescribedCategory(VOLTAGE, RADIO);
    await sendOk("POST", PRODUCTS, aProduct({ category, specifications: [row("Masse", "2", "kg"), row("tension", "12", "V")] }));
    expect(await server.call("GET", "products.specificationTemplate", { category })).toEqual([
      { name: "Tension", unit: "V" },
      { name: "Protocole", unit: "" },
      { name: "Masse", unit: "kg" },
    ]);
  });
});

describe("the completeness of products", () => {
  const titles = async (query: object): Promise<string[]> =>
    (await server.call("GET", "products.list", query)).data.map(({ title }: { title: string }) => title);

  it("counts readable attributes, names the unreadable ones, and orders and narrows the list", async () => {
    const { name: category } = await aDescribedCategory(VOLTAGE, RADIO);
    const half = await sendOk(
      "POST",
      PRODUCTS,
      aProduct({ title: "A", category, specifications: [row("Tension", "12"), row("Protocole", "LoRa")] }),
    );
    const whole = await sendOk(
      "POST",
      PRODUCTS,
      aProduct({ title: "B", category, specifications: [row("Tension", "12"), row("Protocole", "Thread, Zigbee 3.0")] }),
    );
    const none = await sendOk("POST", PRODUCTS, aProduct({ title: "C", category }));
    const bare = await sendOk("POST", PRODUCTS, aProduct({ title: "D", category: "Sans caractéristiques" }));
    const ids = [half, whole, none, bare, { id: 999_999 }].map(({ id }) => id);
    expect(await server.call("GET", "products.completeness", { ids })).toMatchObject([
      { id: half.id, filled: 1, total: 2, unread: [{ name: "Protocole", text: "LoRa" }] },
      { id: whole.id, filled: 2, total: 2, unread: [] },
      { id: none.id, filled: 0, total: 2, unread: [] },
      { id: bare.id, filled: 0, total: 0, unread: [] },
    ]);
    expect(await titles({ category, sort: "completeness" })).toEqual(["C", "A", "B"]);
    expect(await titles({ category, sort: "completeness", direction: "desc" })).toEqual(["B", "A", "C"]);
    expect(await titles({ category, only: "unread" })).toEqual(["A"]);
  });

  it("completeness is shown to those who may read products only", async () => {
    const input = encodeURIComponent(JSON.stringify({ ids: [1] }));
    expect((await server.send("GET", `/trpc/products.completeness?input=${input}`)).status).toBe(401);
  });
});

it("a product’s page has its parsed values as structured data", async () => {
  const { name: category } = await aDescribedCategory(VOLTAGE, RADIO);
  const specifications = [row("Tension", "230 V~"), row("Protocole", "LoRa")];
  const { slug } = await sendOk("POST", PRODUCTS, aProduct({ category, specifications }));
  const input = encodeURIComponent(JSON.stringify({ slug }));
  const { body } = await server.send("GET", `/trpc/products.view?input=${input}`);
  expect(body.result.data.properties).toEqual([
    { name: "Tension", value: 230, unitCode: "VLT", unitText: "V" },
    { name: "Protocole", value: "LoRa" },
  ]);
});
