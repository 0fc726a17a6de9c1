import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { BinEntry } from "#contracts/history/bin.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { aPerson, signIn } from "#server/testing/people.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const PRODUCTS = "/api/admin/products";
const server = useTestServer();

const bin = async (query: object = {}): Promise<BinEntry[]> => (await server.call("GET", "bin.list", query)).data;
const listTitles = async (query: object = {}) => (await bin(query)).map(({ title }) => title);
const create = async (path: string, input: object) => (await server.asAdmin("POST", path, input)).body;
const isThere = async (path: string, id: number) => (await server.asAdmin("GET", `${path}/${id}`)).status === 200;

async function createProducts(titles: string[], fields: object = {}): Promise<{ id: number; slug: string }[]> {
  const products = [];
  for (const title of titles) products.push(await create(PRODUCTS, aProduct({ title, ...fields })));
  return products;
}

const removeMany = (products: { id: number }[]) => server.call("POST", "products.removeMany", { ids: products.map(({ id }) => id) });

async function removeSlide(title: string): Promise<number> {
  const { id } = await create("/api/admin/slides", aSlide({ title }));
  await server.asAdmin("DELETE", `/api/admin/slides/${id}`);
  return id;
}

describe("the bin, several at once", () => {
  it("the bin is searched by title without accents, and narrowed by kind", async () => {
    await removeSlide("Éclairage d’été");
    await removeMany(await createProducts(["Lampe d’éclairage"]));
    expect(await listTitles({ q: "ECLAIRAGE" })).toEqual(["Lampe d’éclairage", "Éclairage d’été"]);
    expect(await listTitles({ q: "éclairage ete" })).toEqual(["Éclairage d’été"]);
    expect(await listTitles({ q: "eclairage", noun: "product" })).toEqual(["Lampe d’éclairage"]);
    expect(await listTitles({ q: "100%" })).toEqual([]);
  });

  it("a whole operation is restored by one of its records, in one transaction, and undone as one", async () => {
    const category = await create("/api/admin/categories", { name: "Serres", subcategories: [] });
    const products = await createProducts(["Un", "Deux", "Trois"], { category: "Serres" });
    const other = await create(PRODUCTS, aProduct({ related_products: [products[0]?.id] }));
    await removeMany(products);
    const [entry] = await bin();
    expect(entry?.operation).toBe(3);
    const { restored } = await server.call("POST", "bin.restoreOperation", { id: entry?.id });
    expect(restored).toHaveLength(3);
    for (const { id } of products) expect((await server.asAdmin("GET", `${PRODUCTS}/${id}`)).body.category).toBe(category.name);
    expect((await server.asAdmin("GET", `${PRODUCTS}/${other.id}`)).body.related_products).toMatchObject([{ id: products[0]?.id }]);
    expect(await listTitles()).not.toContain("Un");
    await server.call("POST", "history.undo", restored[0]);
    for (const { id } of products) expect(await isThere(PRODUCTS, id)).toBe(false);
    expect((await bin())[0]?.operation).toBe(3);
  });

  it("what was restored of an operation before does not keep the rest from coming back", async () => {
    const products = await createProducts(["Premier", "Second", "Tiers"]);
    await removeMany(products);
    await server.call("POST", "bin.restore", { noun: "product", id: products[1]?.id });
    const [entry] = await bin();
    expect(entry?.operation).toBe(2);
    expect((await server.call("POST", "bin.restoreOperation", { id: entry?.id })).restored).toHaveLength(2);
    expect(await server.call("POST", "bin.restoreOperation", { id: entry?.id })).toMatchObject({ code: "not_found" });
  });

  it("an operation comes back whole or not at all where another record has a value of one of its own", async () => {
    const products = await createProducts(["Volet nord", "Volet sud"]);
    await removeMany(products);
    const [entry] = await bin();
    await create(PRODUCTS, aProduct({ title: "Usurpateur", slug: products[1]?.slug }));
    expect(await server.call("POST", "bin.restoreOperation", { id: entry?.id })).toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/^«\u202fVolet sud\u202f» ne peut pas revenir tel quel\u202f: Ce slug.*restaurez-le seul/),
    });
    expect(await isThere(PRODUCTS, products[0]?.id ?? 0)).toBe(false);
  });

  it("several records of several kinds come back together, also those that lost one another, and once for one key", async () => {
    const category = await create("/api/admin/categories", { name: "Vérandas", subcategories: [] });
    const [product] = await createProducts(["Store de véranda"], { category: "Vérandas" });
    await server.asAdmin("DELETE", `/api/admin/categories/${category.id}`);
    await removeMany(product ? [product] : []);
    const slide = await removeSlide("Véranda");
    const records = [
      { noun: "category", id: category.id },
      { noun: "product", id: product?.id },
      { noun: "slide", id: slide },
      { noun: "slide", id: 424_242 },
    ];
    const headers = { "idempotency-key": randomUUID() };
    const { body } = await server.asAdmin("POST", "/trpc/bin.restoreMany", { records }, headers);
    expect(body.result.data.restored).toHaveLength(3);
    expect((await server.asAdmin("POST", "/trpc/bin.restoreMany", { records }, headers)).body).toEqual(body);
    expect((await server.asAdmin("GET", `${PRODUCTS}/${product?.id}`)).body.category).toBe("Vérandas");
    expect(await isThere("/api/admin/slides", slide)).toBe(true);
    expect(await server.call("POST", "bin.restoreMany", { records })).toMatchObject({ code: "not_found" });
    expect(await server.call("POST", "bin.restoreMany", { records: [] })).toMatchObject({ code: "invalid" });
    await server.call("POST", "history.undo", body.result.data.restored[0]);
    expect(await isThere("/api/admin/slides", slide)).toBe(false);
  });

  it("several records are erased for good, and the others stay", async () => {
    const [one, other, kept] = [await removeSlide("À jeter"), await removeSlide("À jeter aussi"), await removeSlide("À garder")];
    const records = [one, other].map((id) => ({ noun: "slide", id }));
    expect(await server.call("POST", "bin.eraseMany", { records })).toEqual({ erased: 2 });
    expect(await server.call("POST", "bin.eraseMany", { records })).toMatchObject({ code: "not_found" });
    expect((await bin({ noun: "slide" })).map(({ record }) => record)).toContain(kept);
    expect(await listTitles()).not.toContain("À jeter");
  });

  it("only who may restores and erases several, and not what they may not write", async () => {
    const records = [{ noun: "slide", id: await removeSlide("Réservé") }];
    await aPerson(server, { username: "lectrice", role: "reader" });
    await aPerson(server, { username: "rédactrice", role: "editor" });
    const [reader, editor] = [await signIn(server, "lectrice"), await signIn(server, "rédactrice")];
    expect((await server.send("POST", "/trpc/bin.restoreMany", { records }, reader)).status).toBe(403);
    expect((await server.send("POST", "/trpc/bin.restoreOperation", { id: 1 }, reader)).status).toBe(403);
    expect((await server.send("POST", "/trpc/bin.eraseMany", { records }, editor)).status).toBe(403);
    for (const procedure of ["restoreMany", "restoreOperation", "eraseMany"])
      expect((await server.send("POST", `/trpc/bin.${procedure}`, { records, id: 1 })).status, procedure).toBe(401);
    expect((await server.send("POST", "/trpc/bin.restoreMany", { records }, editor)).status).toBe(200);
  });
});
