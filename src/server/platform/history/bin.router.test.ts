import { describe, expect, it } from "vitest";
import { BIN_DAYS, type BinEntry } from "#contracts/history/bin.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { eraseOldBinned } from "./bin.ts";

const PRODUCTS = "/api/admin/products";
const server = useTestServer();

const read = async (path: string) => (await server.asAdmin("GET", path)).body;
const bin = async (): Promise<BinEntry[]> => (await server.call("GET", "bin.list", {})).data;
const restore = (resource: string, id: number, instead?: object) => server.call("POST", "bin.restore", { noun: resource, id, instead });

async function createRecord(path: string, input: object): Promise<any> {
  const { status, body } = await server.asAdmin("POST", path, input);
  expect(status).toBe(201);
  return body;
}

async function deletedSlide(title: string): Promise<number> {
  const { id } = await createRecord("/api/admin/slides", aSlide({ title }));
  await server.asAdmin("DELETE", `/api/admin/slides/${id}`);
  return id;
}

describe("the bin", () => {
  it("holds a deleted record with its author and the records that lost it, and restores it to those unchanged since", async () => {
    const category = await createRecord("/api/admin/categories", { name: "Jetée", subcategories: [] });
    const [left, moved] = [
      await createRecord(PRODUCTS, aProduct({ category: "Jetée" })),
      await createRecord(PRODUCTS, aProduct({ category: "Jetée" })),
    ];
    await server.asAdmin("DELETE", `/api/admin/categories/${category.id}`);
    expect((await bin())[0]).toMatchObject({
      noun: "category",
      record: category.id,
      title: "Jetée",
      actor: ADMINISTRATOR.username,
      cascades: 2,
    });
    await server.asAdmin("PUT", `${PRODUCTS}/${moved.id}`, { ...moved, version: undefined, category: "Ailleurs" });
    expect(await restore("category", category.id)).toEqual({ version: 2, records: 2 });
    expect((await read(`${PRODUCTS}/${left.id}`)).category).toBe("Jetée");
    expect((await read(`${PRODUCTS}/${moved.id}`)).category).toBe("Ailleurs");
    expect((await bin()).map(({ title }) => title)).not.toContain("Jetée");
    expect(await restore("category", category.id)).toMatchObject({ code: "not_found" });
  });

  it("restores a product to the products that listed it as related", async () => {
    const related = await createRecord(PRODUCTS, aProduct());
    const product = await createRecord(PRODUCTS, aProduct({ related_products: [related.id] }));
    await server.asAdmin("DELETE", `${PRODUCTS}/${related.id}`);
    expect((await read(`${PRODUCTS}/${product.id}`)).related_products).toEqual([]);
    await restore("product", related.id);
    expect((await read(`${PRODUCTS}/${product.id}`)).related_products).toMatchObject([{ id: related.id }]);
  });

  it("offers free values where slug and reference are taken by now, and restores with others", async () => {
    const product = await createRecord(PRODUCTS, aProduct({ slug: "occupe", reference: "OCC-1" }));
    await server.asAdmin("DELETE", `${PRODUCTS}/${product.id}`);
    await createRecord(PRODUCTS, aProduct({ slug: "occupe", reference: "OCC-1" }));
    await createRecord(PRODUCTS, aProduct({ slug: "occupe-2" }));
    expect(await restore("product", product.id)).toMatchObject({ code: "conflict", issues: [{ path: "slug" }, { path: "reference" }] });
    const free = await server.call("GET", "bin.freeValues", { noun: "product", id: product.id });
    expect(free).toEqual({ slug: "occupe-3", reference: "OCC-1-2" });
    expect(await restore("product", product.id, { ...free, slug: "occupe-2" })).toMatchObject({
      code: "conflict",
      issues: [{ path: "slug" }],
    });
    expect(await restore("product", product.id, free)).toMatchObject({ records: 1 });
    expect(await read(`${PRODUCTS}/${product.id}`)).toMatchObject(free);
  });

  it("the bin is emptied one by one or whole, snapshots in the history too, which keeps who deleted which kind of record", async () => {
    const [one, other] = [await deletedSlide("Effacé un"), await deletedSlide("Effacé deux")];
    expect(await server.call("POST", "bin.erase", { noun: "slide", id: one })).toEqual({ erased: 1 });
    expect(await server.call("POST", "bin.erase", { noun: "slide", id: one })).toMatchObject({ code: "not_found" });
    expect(await restore("slide", one)).toMatchObject({ code: "not_found" });
    expect(await server.call("POST", "history.undo", { noun: "slide", id: one })).toMatchObject({ code: "conflict" });
    expect((await bin()).map(({ record }) => record)).toContain(other);
    const [{ id: upTo } = { id: 0 }] = await bin();
    const since = await deletedSlide("Jeté depuis");
    expect((await server.call("POST", "bin.empty", { upTo })).erased).toBeGreaterThanOrEqual(1);
    expect(
      (await bin()).map(({ record }) => record),
      "what was deleted since stays",
    ).toEqual([since]);
    const kept = await server.orm.em.fork().execute("select * from change where noun = 'slide' order by id desc");
    expect(JSON.stringify(kept)).not.toContain("Effacé");
    expect(kept.find((change) => change.record === other)).toMatchObject({
      operation: "delete",
      actor: ADMINISTRATOR.username,
    });
  });

  it(`holds a record for ${BIN_DAYS} days`, async () => {
    const id = await deletedSlide("Trente jours");
    const age = (days: number) =>
      server.orm.em.fork().execute(`update change set at = at - interval '${days} days' where noun = 'slide' and record = ${id}`);
    const dependencies = { orm: server.orm, now: () => new Date() };
    await age(BIN_DAYS - 1);
    expect((await bin()).map(({ record }) => record)).toContain(id);
    expect(await eraseOldBinned(dependencies)).toBe(0);
    await age(1);
    expect((await bin()).map(({ record }) => record)).not.toContain(id);
    expect(await eraseOldBinned(dependencies)).toBe(1);
    expect(await restore("slide", id)).toMatchObject({ code: "not_found" });
  });

  it("requires a session", async () => {
    for (const procedure of ["restore", "erase"])
      expect((await server.send("POST", `/trpc/bin.${procedure}`, { noun: "slide", id: 1 })).status, procedure).toBe(401);
    expect((await server.send("POST", "/trpc/bin.empty", { upTo: 1 })).status).toBe(401);
    expect((await server.send("GET", `/trpc/bin.list?input=${encodeURIComponent("{}")}`)).status).toBe(401);
  });
});
