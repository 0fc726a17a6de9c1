import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BIN_DAYS, type BinEntry } from "#contracts/history/bin.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { ADMINISTRATOR, startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { eraseOldBinned } from "./bin.ts";

const PRODUCTS = "/api/admin/products";
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = async (path: string) => (await server.asAdmin("GET", path)).body;
const bin = async (): Promise<BinEntry[]> => (await server.call("GET", "bin.list", {})).data;
const restore = (noun: string, id: number, instead?: object) => server.call("POST", "bin.restore", { noun, id, instead });

async function created(path: string, input: object): Promise<any> {
  const { status, body } = await server.asAdmin("POST", path, input);
  expect(status).toBe(201);
  return body;
}

async function deletedSlide(title: string): Promise<number> {
  const { id } = await created("/api/admin/slides", aSlide({ title }));
  await server.asAdmin("DELETE", `/api/admin/slides/${id}`);
  return id;
}

describe("the bin", () => {
  it("holds what was deleted, by whom and with what lost it, and gives it back to all that were left alone since", async () => {
    const category = await created("/api/admin/categories", { name: "Jetée", subcategories: [] });
    const [left, moved] = [
      await created(PRODUCTS, aProduct({ category: "Jetée" })),
      await created(PRODUCTS, aProduct({ category: "Jetée" })),
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

  it("gives a restored product back to those beside which it was shown", async () => {
    const related = await created(PRODUCTS, aProduct());
    const product = await created(PRODUCTS, aProduct({ related_products: [related.id] }));
    await server.asAdmin("DELETE", `${PRODUCTS}/${related.id}`);
    expect((await read(`${PRODUCTS}/${product.id}`)).related_products).toEqual([]);
    await restore("product", related.id);
    expect((await read(`${PRODUCTS}/${product.id}`)).related_products).toMatchObject([{ id: related.id }]);
  });

  it("offers free values where slug and reference are taken by now, and restores with others", async () => {
    const product = await created(PRODUCTS, aProduct({ slug: "occupe", reference: "OCC-1" }));
    await server.asAdmin("DELETE", `${PRODUCTS}/${product.id}`);
    await created(PRODUCTS, aProduct({ slug: "occupe", reference: "OCC-1" }));
    await created(PRODUCTS, aProduct({ slug: "occupe-2" }));
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

  it("is emptied one by one or whole, of the history too, which still says who deleted what kind of thing", async () => {
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

  it(`holds it for ${BIN_DAYS} days`, async () => {
    const id = await deletedSlide("Trente jours");
    const age = (days: number) =>
      server.orm.em.fork().execute(`update change set at = at - interval '${days} days' where noun = 'slide' and record = ${id}`);
    const house = { orm: server.orm, now: () => new Date() };
    await age(BIN_DAYS - 1);
    expect((await bin()).map(({ record }) => record)).toContain(id);
    expect(await eraseOldBinned(house)).toBe(0);
    await age(1);
    expect((await bin()).map(({ record }) => record)).not.toContain(id);
    expect(await eraseOldBinned(house)).toBe(1);
    expect(await restore("slide", id)).toMatchObject({ code: "not_found" });
  });

  it("asks for a session", async () => {
    for (const procedure of ["restore", "erase"])
      expect((await server.send("POST", `/trpc/bin.${procedure}`, { noun: "slide", id: 1 })).status, procedure).toBe(401);
    expect((await server.send("POST", "/trpc/bin.empty", { upTo: 1 })).status).toBe(401);
    expect((await server.send("GET", `/trpc/bin.list?input=${encodeURIComponent("{}")}`)).status).toBe(401);
  });
});
