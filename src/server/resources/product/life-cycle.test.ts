import { describe, expect, it } from "vitest";
import { aProduct } from "./product.factory.ts";
import { importer, tableOf } from "#server/resources/product/transfer/product-transfer.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const PRODUCTS = "/api/admin/products";

const server = useTestServer();

const create = async (fields: Record<string, unknown> = {}) => (await server.asAdmin("POST", PRODUCTS, aProduct(fields))).body;
const save = ({ version: _, ...product }: any, fields: object) =>
  server.asAdmin("PUT", `${PRODUCTS}/${product.id}`, { ...product, ...fields });
const readPublic = async ({ slug }: { slug: string }) => (await server.send("GET", `/api/products/${slug}`)).body;
const titlesOf = (products: { title: string }[]) => products.map(({ title }) => title);

describe("a discontinued product", () => {
  it("keeps its page, and leaves what visitors choose from", async () => {
    const old = await create({ title: "Ancre d’hier", category: "Ancres", lifecycle: "discontinued", is_new: true });
    const other = await create({ title: "Ancre de mer", category: "Ancres", related_products: [old.id] });
    expect(await readPublic(old)).toMatchObject({ title: "Ancre d’hier", lifecycle: "discontinued", replaced_by: null });
    expect(titlesOf((await server.send("GET", "/api/products?category=Ancres")).body.data)).toEqual(["Ancre de mer"]);
    const catalogue = await server.call("GET", "products.catalogue", {});
    expect(titlesOf(catalogue.data)).toEqual(["Ancre de mer"]);
    expect(catalogue.categories).toEqual([{ name: "Ancres", count: 1 }]);
    expect(titlesOf((await server.call("GET", "search.quick", { q: "ancre" })).products)).toEqual(["Ancre de mer"]);
    expect((await readPublic(other)).related_products).toEqual([]);
    expect(await server.call("GET", "products.cards", { slugs: [old.slug] }), "it was seen before").toMatchObject([
      { lifecycle: "discontinued" },
    ]);
    expect((await server.send("GET", "/sitemap.xml")).text, "search engines may lead to its page").toContain(old.slug);
  });

  it("its exact reference finds it, for its owners, unless it is hidden", async () => {
    const { reference, title, id } = await create({ title: "Boussole", lifecycle: "discontinued" });
    const findTitles = async () => titlesOf((await server.call("GET", "search.quick", { q: reference.toLowerCase() })).products);
    expect(await findTitles()).toEqual([title]);
    expect((await server.call("GET", "products.catalogue", { q: reference })).total).toBe(1);
    await server.asAdmin("PATCH", `${PRODUCTS}/${id}/visibility`, { is_active: false });
    expect(await findTitles()).toEqual([]);
  });

  it("administrators find it, with the mark or without", async () => {
    const product = await create({ title: "Cabestan", lifecycle: "discontinued" });
    const ending = await create({ title: "Cabestan léger", lifecycle: "end_of_life" });
    const list = (only?: string) => server.call("GET", "products.list", { q: "cabestan", only }).then(({ data }) => titlesOf(data));
    expect(await list()).toEqual([product.title, ending.title]);
    expect(await list("discontinued")).toEqual([product.title]);
    expect(await list("end_of_life")).toEqual([ending.title]);
  });
});

it("many products come to the end of their life at once, and back by one undo", async () => {
  const [one, two] = [await create({ lifecycle: "discontinued" }), await create()];
  const change = { ids: [one.id, two.id], fields: { lifecycle: "discontinued" } };
  const { changed } = await server.call("POST", "products.changeMany", change);
  expect(changed, "one was so already").toEqual([{ id: two.id, version: 2 }]);
  expect((await readPublic(two)).lifecycle).toBe("discontinued");
  await server.call("POST", "history.undo", { noun: "product", id: two.id, version: 2 });
  expect((await readPublic(two)).lifecycle).toBe("active");
  const unknown = { ...change, fields: { lifecycle: "gone" } };
  expect(await server.call("POST", "products.changeMany", unknown)).toMatchObject({ code: "invalid" });
});

it("a product at the end of its life stays in the lists with its state; a product without a state is simply sold", async () => {
  const ending = await create({ title: "Drisse", category: "Cordages", lifecycle: "end_of_life" });
  expect((await server.send("GET", "/api/products?category=Cordages")).body.data).toMatchObject([
    { id: ending.id, lifecycle: "end_of_life" },
  ]);
  expect(await create()).toMatchObject({ lifecycle: "active", replaced_by: null });
  expect((await save(ending, { lifecycle: undefined })).body.lifecycle).toBe("end_of_life");
  expect((await save(ending, { lifecycle: "Arrêté" })).status).toBe(400);
  for (const lifecycle of ["", null]) expect((await save(ending, { lifecycle })).body.lifecycle).toBe("active");
});

describe("a successor", () => {
  it("a successor is shown where the product is no longer simply sold, and can be removed", async () => {
    const next = await create({ title: "Étrave II" });
    const old = await create({ title: "Étrave", replaced_by: next.id });
    expect(old.replaced_by).toMatchObject({ id: next.id, title: "Étrave II", slug: next.slug });
    expect((await readPublic(old)).replaced_by, "still sold").toBeNull();
    const { body: ending } = await save(old, { lifecycle: "end_of_life" });
    expect((await readPublic(ending)).replaced_by).toEqual(old.replaced_by);
    expect((await save(ending, { replaced_by: undefined })).body.replaced_by).toEqual(old.replaced_by);
    expect((await save(ending, { replaced_by: null })).body.replaced_by).toBeNull();
  });

  it("a successor that is gone, hidden or discontinued gives way to the next one that visitors find", async () => {
    const last = await create({ title: "Foc IV" });
    const third = await create({ title: "Foc III", lifecycle: "discontinued", replaced_by: last.id });
    const second = await create({ title: "Foc II", is_active: false, replaced_by: third.id });
    const first = await create({ title: "Foc", lifecycle: "discontinued", replaced_by: second.id });
    const successor = async () => (await readPublic(first)).replaced_by?.title;
    expect(await successor()).toBe("Foc IV");
    await server.asAdmin("PATCH", `${PRODUCTS}/${last.id}/visibility`, { is_active: false });
    expect(await successor(), "its page leads on").toBe("Foc III");
    await server.asAdmin("DELETE", `${PRODUCTS}/${second.id}`);
    expect(await successor()).toBeUndefined();
    expect((await server.asAdmin("GET", `${PRODUCTS}/${first.id}`)).body.replaced_by).toBeNull();
    await server.call("POST", "history.undo", { noun: "product", id: second.id });
    expect((await server.asAdmin("GET", `${PRODUCTS}/${first.id}`)).body.replaced_by).toMatchObject({ id: second.id });
    expect(await successor()).toBe("Foc III");
  });

  it("an unknown successor is refused, and one that would lead back to the product", async () => {
    const [a, b, c] = [await create(), await create(), await create()];
    const refusal = async (product: { id: number }, replaced_by: number) => (await save(product, { replaced_by })).body.issues;
    expect(await refusal(a, 2_147_483_647)).toMatchObject([{ path: "replaced_by", message: expect.stringContaining("n’existe plus") }]);
    const circle = [{ path: "replaced_by", message: expect.stringContaining("en boucle") }];
    expect(await refusal(a, a.id)).toMatchObject(circle);
    await save(a, { replaced_by: b.id });
    await save(b, { replaced_by: c.id });
    expect(await refusal(c, a.id)).toMatchObject(circle);
    expect((await server.asAdmin("GET", `${PRODUCTS}/${c.id}`)).body.replaced_by).toBeNull();
  });

  it("closes no circle with one that is chosen at the same time", async () => {
    for (let n = 0; n < 5; n += 1) {
      const [a, b] = [await create(), await create()];
      const replies = await Promise.all([save(a, { replaced_by: b.id }), save(b, { replaced_by: a.id })]);
      expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    }
  });

  it("closes no circle by undoing what was changed before", async () => {
    const [a, b] = [await create(), await create()];
    const { body: replaced } = await save(a, { replaced_by: b.id });
    await save(replaced, { replaced_by: null });
    await save(b, { replaced_by: a.id });
    const undone = await server.call("POST", "history.undo", { noun: "product", id: a.id });
    expect(undone).toMatchObject({ code: "conflict", message: expect.stringContaining("en boucle") });
  });

  it("the history shows a successor as a product", async () => {
    const next = await create({ title: "Gaffe II" });
    const product = await create({ title: "Gaffe" });
    await save(product, { replaced_by: next.id, lifecycle: "discontinued" });
    const [change] = (await server.call("GET", "history.ofRecord", { noun: "product", id: product.id })).data;
    expect(change).toMatchObject({
      fields: ["lifecycle", "replaced_by"],
      before: { lifecycle: "active", replaced_by: null },
      after: { lifecycle: "discontinued", replaced_by: { title: "Gaffe II" } },
    });
  });
});

describe("a table of products", () => {
  const columns = ["Référence", "Cycle de vie", "Remplacé par"];

  it("a table sets states and successors, even ones that it creates", async () => {
    const table = importer(server);
    const old = await create({ title: "Hauban" });
    const heading = [...columns, "Titre", "Catégorie", "Description courte"];
    const reply = await table.importTable(
      tableOf(
        heading,
        [old.reference, "arrete", "HAUBAN-2", "Hauban", "Gréement", "x"],
        ["HAUBAN-2", "", "", "Hauban II", "Gréement", "x"],
      ),
    );
    expect(reply.counts).toEqual({ created: 1, changed: 1, unchanged: 0, faulty: 0 });
    expect(await readPublic(old)).toMatchObject({ lifecycle: "discontinued", replaced_by: { title: "Hauban II" } });
    const again = tableOf(columns, [old.reference, "Arrêté", "hauban-2"]);
    expect((await table.check(again)).counts).toMatchObject({ unchanged: 1 });
    expect((await table.importTable(tableOf(columns, [old.reference, "", ""]))).counts).toMatchObject({ changed: 1 });
    expect((await server.asAdmin("GET", `${PRODUCTS}/${old.id}`)).body).toMatchObject({ lifecycle: "discontinued", replaced_by: null });
  });

  it("every row with a wrong state, two successors or a circle is reported", async () => {
    const table = importer(server);
    const [a, b, c] = [await create(), await create(), await create()];
    await save(a, { replaced_by: b.id });
    const { faults } = await table.check(
      tableOf(columns, [a.reference, "fini", ""], [b.reference, "", c.reference], [c.reference, "", a.reference]),
    );
    expect(faults).toMatchObject([
      { line: 2, message: expect.stringContaining("Actif, Fin de vie, Arrêté") },
      { line: 3 },
      { line: 4, column: "Remplacé par", message: expect.stringContaining("en boucle") },
    ]);
    const two = await table.check(tableOf(columns, [c.reference, "", `${a.reference}\n${b.reference}`]));
    expect(two.faults).toMatchObject([{ line: 2, message: expect.stringContaining("Un seul") }]);
    expect((await table.check(tableOf(columns, [c.reference, "", c.reference]))).counts.faulty).toBe(1);
    expect((await table.check(tableOf(columns, [b.reference, "", c.reference]))).counts.changed).toBe(1);
  });
});
