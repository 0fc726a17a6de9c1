import { describe, expect, it } from "vitest";
import type { RecordChange } from "#contracts/history/history.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

const PRODUCTS = "/api/admin/products";
const sql = (text: string): Promise<any[]> => server.orm.em.fork().execute(text);
const undo = (resource: string, id: number, version?: number) => server.call("POST", "history.undo", { noun: resource, id, version });
const read = async (path: string) => (await server.asAdmin("GET", path)).body;
const historyOf = async (resource: string, id: number): Promise<RecordChange[]> =>
  (await server.call("GET", "history.ofRecord", { noun: resource, id })).data;

async function createRecord(path: string, input: object): Promise<any> {
  const { status, body } = await server.asAdmin("POST", path, input);
  expect(status).toBe(201);
  return body;
}

describe("undoing", () => {
  it("reverts a save field by field, and the undoing too", async () => {
    const product = await createRecord(PRODUCTS, aProduct({ title: "Avant", slug: "avant", images: [] }));
    const { body: saved } = await server.asAdmin("PUT", `${PRODUCTS}/${product.id}`, { ...product, title: "Après", slug: "apres" });
    await server.asAdmin("PATCH", `${PRODUCTS}/${product.id}/visibility`, { is_active: false });
    expect(await undo("product", product.id, saved.version)).toEqual({ version: 4, records: 1 });
    expect(await read(`${PRODUCTS}/${product.id}`)).toMatchObject({ title: "Avant", slug: "avant", is_active: false, version: 4 });
    expect((await server.call("GET", "products.list", { q: "Avant" })).total, "found by its words").toBe(1);
    expect(await server.call("GET", "products.movedTo", { slug: "apres" })).toEqual({ slug: null });
    expect(await undo("product", product.id, 4)).toEqual({ version: 5, records: 1 });
    expect(await read(`${PRODUCTS}/${product.id}`)).toMatchObject({ title: "Après", slug: "apres" });
    await server.asAdmin("PATCH", `${PRODUCTS}/${product.id}/visibility`, { is_active: true });
    expect(await server.call("GET", "products.movedTo", { slug: "avant" })).toEqual({ slug: "apres" });
    expect((await historyOf("product", product.id)).map(({ reverts }) => reverts)).toEqual([null, "undo", "update", null, null, null]);
  });

  it("deletes what was created, and restores what was deleted under its id", async () => {
    const published_at = "2026-03-02T08:00:00.000Z";
    const article = await createRecord("/api/admin/blogs", anArticle({ title: "Revenante", status: "published", published_at }));
    expect(await undo("article", article.id, 1)).toEqual({ version: null, records: 1 });
    expect((await server.asAdmin("GET", `/api/admin/blogs/${article.id}`)).status).toBe(404);
    expect(await undo("article", article.id)).toEqual({ version: 2, records: 1 });
    const back = await read(`/api/admin/blogs/${article.id}`);
    expect(back).toEqual({ ...article, version: 2, updated_at: back.updated_at });
    const { version, ...feature } = await createRecord("/api/admin/features", aFeature());
    await server.asAdmin("DELETE", `/api/admin/features/${feature.id}`);
    await undo("feature", feature.id);
    expect(await read(`/api/admin/features/${feature.id}`)).toMatchObject({ title: feature.title, version: version + 1 });
    expect((await historyOf("feature", feature.id))[0]).toMatchObject({ operation: "insert", reverts: "delete" });
  });

  it("undoing a deletion changes nothing after a restore from the bin", async () => {
    const feature = await createRecord("/api/admin/features", aFeature());
    await server.asAdmin("DELETE", `/api/admin/features/${feature.id}`);
    await server.call("POST", "bin.restore", { noun: "feature", id: feature.id });
    expect(await undo("feature", feature.id)).toMatchObject({
      code: "conflict",
      message: "L’annulation n’est plus possible\u202f: cet élément a été restauré depuis.",
    });
    expect((await server.asAdmin("GET", `/api/admin/features/${feature.id}`)).status).toBe(200);
  });

  it("gives a deleted category back to its products", async () => {
    const category = await createRecord("/api/admin/categories", { name: "Retrouvée", subcategories: ["Une"] });
    const product = await createRecord(PRODUCTS, aProduct({ category: "Retrouvée", subcategory: "Une" }));
    await server.asAdmin("DELETE", `/api/admin/categories/${category.id}`);
    expect(await undo("category", category.id)).toMatchObject({ records: 2 });
    expect(await read(`${PRODUCTS}/${product.id}`)).toMatchObject({ category: "Retrouvée", subcategory: "Une" });
  });

  it("reverts a move, for every row that it shifted", async () => {
    const slides = [
      await createRecord("/api/admin/slides", aSlide()),
      await createRecord("/api/admin/slides", aSlide()),
      await createRecord("/api/admin/slides", aSlide()),
    ];
    const [first, , third] = slides;
    const order = async () => (await read("/api/admin/slides")).map(({ id }: { id: number }) => id);
    const before = await order();
    const moved = (await server.call("POST", "slides.move", { id: third.id, place_of: first.id })).find(
      ({ id }: { id: number }) => id === third.id,
    );
    expect(await order()).not.toEqual(before);
    expect(await undo("slide", third.id, moved.version)).toMatchObject({ records: 3 });
    expect(await order()).toEqual(before);
  });
});

describe("undoing is refused as a whole", () => {
  it("where a field was changed since, saying which record, by whom and which fields", async () => {
    const category = await createRecord("/api/admin/categories", { name: "Disputée", subcategories: [] });
    const [moved, left] = [
      await createRecord(PRODUCTS, aProduct({ category: "Disputée", title: "Déplacé" })),
      await createRecord(PRODUCTS, aProduct({ category: "Disputée" })),
    ];
    await server.asAdmin("DELETE", `/api/admin/categories/${category.id}`);
    await server.asAdmin("PUT", `${PRODUCTS}/${moved.id}`, { ...moved, version: undefined, category: "Ailleurs" });
    const refused = await undo("category", category.id);
    expect(refused).toMatchObject({ code: "conflict", issues: [{ path: "category" }] });
    expect(refused.message).toMatch(
      /^L’annulation n’est plus possible\u202f: «\u202fDéplacé\u202f» a changé depuis\. Dernier changement\u202f: admin, le /,
    );
    expect(await read(`${PRODUCTS}/${left.id}`)).toMatchObject({ category: "" });
    expect((await read("/api/admin/categories")).map(({ name }: { name: string }) => name)).not.toContain("Disputée");
  });

  it("a second time, and where the record is gone or there is nothing to undo", async () => {
    const slide = await createRecord("/api/admin/slides", aSlide({ title: "Une fois" }));
    const { body: saved } = await server.asAdmin("PUT", `/api/admin/slides/${slide.id}`, { ...slide, title: "Deux fois" });
    expect(await undo("slide", slide.id, saved.version)).toMatchObject({ version: 3 });
    expect(await undo("slide", slide.id, saved.version)).toMatchObject({ code: "conflict", issues: [{ path: "title" }] });
    const { body: same } = await server.asAdmin("PUT", `/api/admin/slides/${slide.id}`, { ...slide, version: 3 });
    expect(same.version, "a save that changes nothing makes nothing to undo").toBe(3);
    expect(await undo("slide", slide.id, same.version + 1)).toMatchObject({ code: "not_found" });
    await server.asAdmin("DELETE", `/api/admin/slides/${slide.id}`);
    expect((await undo("slide", slide.id, saved.version)).message).toContain("n’existe plus");
    await undo("slide", slide.id);
    expect(await undo("slide", 999_999)).toMatchObject({ code: "not_found" });
  });

  it("where products that the change did not touch use the category since", async () => {
    const category = await createRecord("/api/admin/categories", { name: "Adoptée", subcategories: [] });
    const { body: saved } = await server.asAdmin("PUT", `/api/admin/categories/${category.id}`, {
      name: "Adoptée",
      subcategories: ["Neuve"],
    });
    const product = await createRecord(PRODUCTS, aProduct({ title: "Adopté", category: "Adoptée", subcategory: "Neuve" }));
    expect((await undo("category", category.id, saved.version)).message).toContain("sous-catégorie");
    expect((await undo("category", category.id, 1)).code).toBe("conflict");
    await server.asAdmin("PUT", `/api/admin/categories/${category.id}`, { name: "Adoptée", subcategories: [] });
    const other = await createRecord("/api/admin/categories", { name: "Seule", subcategories: [] });
    await server.asAdmin("PUT", `${PRODUCTS}/${product.id}`, { ...product, version: undefined, category: "Seule", subcategory: "" });
    expect((await undo("category", other.id, 1)).message).toContain("«\u202fAdopté\u202f» en dépend");
    expect(await read(`${PRODUCTS}/${product.id}`)).toMatchObject({ category: "Seule" });
  });

  it("where the slug or the reference is taken by now, naming both", async () => {
    const product = await createRecord(PRODUCTS, aProduct({ slug: "pris", reference: "PRIS-1" }));
    await server.asAdmin("DELETE", `${PRODUCTS}/${product.id}`);
    await createRecord(PRODUCTS, aProduct({ slug: "pris", reference: "pris-1" }));
    expect(await undo("product", product.id)).toMatchObject({ code: "conflict", issues: [{ path: "slug" }, { path: "reference" }] });
    expect((await server.asAdmin("GET", `${PRODUCTS}/${product.id}`)).status).toBe(404);
  });

  it("for personal data, whose values no history holds", async () => {
    await server.send("POST", "/api/contact", aContactRequest({ lastName: "Secrète" }));
    const { data } = await server.call("GET", "contactRequests.list", { q: "Secrète" });
    await server.call("POST", "contactRequests.update", { id: data[0].id, notes: "Rappeler" });
    expect(await undo("contact-request", data[0].id)).toMatchObject({ code: "conflict" });
  });

  it("without a session", async () => {
    expect((await server.send("POST", "/trpc/history.undo", { noun: "slide", id: 1 })).status).toBe(401);
  });
});

it("restores a product without a category that is gone by now", async () => {
  const product = await createRecord(PRODUCTS, aProduct({ category: "Partie", subcategory: "Avec elle" }));
  await server.asAdmin("DELETE", `${PRODUCTS}/${product.id}`);
  const category = (await read("/api/admin/categories")).find(({ name }: { name: string }) => name === "Partie");
  await server.asAdmin("DELETE", `/api/admin/categories/${category.id}`);
  await undo("product", product.id);
  expect(await read(`${PRODUCTS}/${product.id}`)).toMatchObject({ title: product.title, category: "", subcategory: "" });
});

it("undoes what one transaction did to 1,000 products", async () => {
  // One statement for all of them exceeds the statement timeout.
  const long = (text: string) =>
    server.orm.em.fork().transactional(async (em) => {
      await em.execute("set local statement_timeout = 0");
      await em.execute(text);
    });
  await long(`insert into product (created_at, updated_at, title, slug, reference, short_description, uploads, search_text, search_words, search_title, search_reference, sort_title)
    select now(), now(), 'Série ' || n, 'serie-' || n, 'SERIE-' || n, 'Mot', '{}', '', '', '', '', '' from generate_series(1, 1000) n`);
  await long("update product set is_new = true, version = version + 1 where slug like 'serie-%'");
  const [one = { id: 0, version: 0 }] = await sql("select id, version from product where slug = 'serie-1'");
  expect(await undo("product", one.id, one.version)).toEqual({ version: 3, records: 1000 });
  expect(await sql("select count(*)::int as count from product where slug like 'serie-%' and not is_new")).toEqual([{ count: 1000 }]);
});
