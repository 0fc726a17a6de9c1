import { describe, expect, it } from "vitest";
import { aProduct } from "./product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

type Row = { id: number; version: number; title: string };

describe("many products at once", () => {
  const server = useTestServer();

  const create = async (fields: Record<string, unknown> = {}) =>
    (await server.asAdmin("POST", "/api/admin/products", aProduct(fields))).body;
  const get = async ({ id }: { id: number }) => (await server.asAdmin("GET", `/api/admin/products/${id}`)).body;
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const changeMany = (ids: number[], fields: object) => server.call("POST", "products.changeMany", { ids, fields });

  it("products are hidden in one transaction, which leaves alone those that were hidden already or are gone", async () => {
    const [a, b, hidden] = [await create(), await create(), await create({ is_active: false })];
    const { changed } = await changeMany([b.id, a.id, hidden.id, a.id, 2_000_000_000], { is_active: false });
    expect(changed).toEqual([a, b].map(({ id, version }) => ({ id, version: version + 1 })));
    expect(await get(a)).toMatchObject({ is_active: false, version: a.version + 1, title: a.title });
    expect(await get(hidden)).toEqual(hidden);
    expect((await server.send("GET", `/api/products/${a.slug}`)).status).toBe(404);
    const { data } = await server.call("GET", "history.activity", {});
    const [first, second] = data;
    expect(new Set([first.record, second.record])).toEqual(new Set([a.id, b.id]));
    expect(first.transaction).toBe(second.transaction);
  });

  it("products move into a category, with the named sub-category, else without one of another category", async () => {
    const lamp = await create({ category: "Lampes", subcategory: "De chevet" });
    const there = await create({ category: "Sondes", subcategory: "De sol" });
    await changeMany([lamp.id, there.id], { category: "Sondes" });
    expect(await get(lamp)).toMatchObject({ category: "Sondes", subcategory: "" });
    expect(await get(there), "already there: as it was").toEqual(there);
    await changeMany([lamp.id, there.id], { category: "sondes", subcategory: "De mur" });
    expect(await get(there)).toMatchObject({ category: "Sondes", subcategory: "De mur" });
    const found = await server.send("GET", `/api/products?category=Sondes&q=${encodeURIComponent("de mur")}`);
    expect(new Set(idsOf(found.body.data)), "and is searched by it").toEqual(new Set([lamp.id, there.id]));
  });

  it("products are marked as new and put forward", async () => {
    const product = await create();
    await changeMany([product.id], { is_new: true, featured: true });
    expect(await get(product)).toMatchObject({ is_new: true, featured: true, is_active: true });
  });

  it("products get one price, or none, and a price that is none is refused", async () => {
    const [a, b] = [await create({ price_from: 89.9 }), await create()];
    await changeMany([a.id, b.id], { price_from: 49.9 });
    expect([(await get(a)).price_from, (await get(b)).price_from]).toEqual([49.9, 49.9]);
    expect((await server.send("GET", `/api/products/${a.slug}`)).body.price_from).toBe(49.9);
    await changeMany([a.id], { price_from: null });
    expect((await get(a)).price_from).toBeNull();
    for (const price_from of [0, 1.999, "cher"]) expect(await changeMany([b.id], { price_from })).toMatchObject({ code: "invalid" });
    expect((await get(b)).price_from).toBe(49.9);
  });

  it("products are deleted together, even those that show each other", async () => {
    const a = await create();
    const b = await create({ related_products: [a.id] });
    const { changed } = await server.call("POST", "products.removeMany", { ids: [b.id, a.id, 2_000_000_000] });
    expect(idsOf(changed)).toEqual([a.id, b.id]);
    expect((await server.asAdmin("GET", `/api/admin/products/${a.id}`)).status).toBe(404);
  });

  it("one undo brings back a change as well as a deletion", async () => {
    const [a, b] = [await create({ category: "Lampes", subcategory: "De bureau" }), await create({ category: "Lampes" })];
    const withoutDates = ({ version: _version, updated_at: _updated, ...product }: Record<string, unknown>) => product;
    const expectUnchanged = async () => expect([await get(a), await get(b)].map(withoutDates)).toEqual([a, b].map(withoutDates));
    const [first] = (await changeMany([a.id, b.id], { category: "Sondes", is_new: true })).changed;
    expect(await server.call("POST", "history.undo", { noun: "product", ...first })).toMatchObject({ records: 2 });
    await expectUnchanged();
    await server.call("POST", "products.removeMany", { ids: [a.id, b.id] });
    expect(await server.call("POST", "history.undo", { noun: "product", id: b.id })).toMatchObject({ records: 2 });
    await expectUnchanged();
  });

  it("a change is refused without a product or a field, over 5,000 products, and without a session", async () => {
    for (const [procedure, input] of [
      ["changeMany", { ids: [], fields: { is_active: true } }],
      ["changeMany", { ids: [1], fields: {} }],
      ["changeMany", { ids: [1], fields: { subcategory: "De sol" } }],
      ["changeMany", { ids: [1], fields: { category: "" } }],
      ["removeMany", { ids: Array.from({ length: 5001 }, (_, index) => index + 1) }],
    ] as const) {
      expect(await server.call("POST", `products.${procedure}`, input)).toMatchObject({ code: "invalid" });
      expect((await server.send("POST", `/trpc/products.${procedure}`, input)).status).toBe(401);
    }
    for (const query of ["ids", "copyOf"]) expect((await server.send("GET", `/trpc/products.${query}?input={}`)).status).toBe(401);
  });

  it("the ids of all pages come as the list finds and orders them", async () => {
    const rows: Row[] = [];
    for (const title of ["Zinnia", "Anémone", "Muguet"]) rows.push(await create({ title, category: "Fleurs" }));
    await changeMany(idsOf(rows.slice(0, 1)), { is_active: false });
    const { ids } = await server.call("GET", "products.ids", { category: "fleurs" });
    expect(ids).toEqual([rows[1], rows[2], rows[0]].map((row) => row?.id));
    expect((await server.call("GET", "products.ids", { category: "fleurs", only: "hidden" })).ids).toEqual([rows[0]?.id]);
    expect((await server.call("GET", "products.ids", { q: "muguet" })).ids).toEqual([rows[2]?.id]);
  });

  it("the form of a copy starts hidden, without a reference, under a free slug", async () => {
    const product = await create({
      title: "Brume",
      slug: "brume",
      featured: true,
      specifications: [{ name: "Poids", value: "1", unit: "kg" }],
    });
    const copy = await server.call("GET", "products.copyOf", { id: product.id });
    expect(copy).toEqual({ ...product, title: "Brume (copie)", slug: "brume-copie", reference: "", is_active: false });
    await create({ title: copy.title, slug: copy.slug });
    expect(await server.call("GET", "products.copyOf", { id: product.id })).toMatchObject({ slug: "brume-copie-2" });
    const long = await create({ title: "é".repeat(200), slug: "e".repeat(200) });
    const { title, slug } = await server.call("GET", "products.copyOf", { id: long.id });
    expect([title.length, title.endsWith("é (copie)")]).toEqual([200, true]);
    expect((await server.asAdmin("POST", "/api/admin/products", aProduct({ title, slug }))).status).toBe(201);
    expect(await server.call("GET", "products.copyOf", { id: 2_000_000_000 })).toMatchObject({ code: "not_found" });
  });
});
