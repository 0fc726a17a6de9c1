import { describe, expect, it } from "vitest";
import { describeCrud } from "#server/testing/crud-battery.ts";
import { aCategory } from "./category.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { Product } from "#server/resources/product/product.entity.ts";
import { startTestServer, useTestServer } from "#server/testing/test-server.ts";

describeCrud("a category", {
  path: "/api/admin/categories",
  router: "categories",
  noun: "category",
  valid: aCategory,
  invalid: [{ name: "   " }, { subcategories: "Intérieur" }, { subcategories: [12] }],
  change: { subcategories: ["Jardin"] },
});

describe("a category and its products", () => {
  const server = useTestServer();

  const categoryNamed = async (name: string) =>
    (await server.asAdmin("GET", "/api/admin/categories")).body.find((category: { name: string }) => category.name === name);

  it("a category is created by the first product that names it, with its sub-category", async () => {
    await server.asAdmin("POST", "/api/admin/products", aProduct({ category: "Éclairage", subcategory: "Suspensions" }));
    await server.asAdmin("POST", "/api/admin/products", aProduct({ category: "eclairage", subcategory: "Appliques" }));
    expect(await categoryNamed("Éclairage")).toMatchObject({ subcategories: ["Suspensions", "Appliques"] });
  });

  it("refuses a name that differs only in case or accents, and names the field", async () => {
    const { status, body } = await server.asAdmin("POST", "/api/admin/categories", aCategory({ name: "ECLAIRAGE" }));
    expect(status).toBe(409);
    expect(body.issues).toEqual([{ path: "name", message: "Ce nom est déjà utilisé." }]);
  });

  it("duplicates of a sub-category are dropped, whatever their case", async () => {
    const { body } = await server.asAdmin(
      "POST",
      "/api/admin/categories",
      aCategory({ subcategories: ["Jardin", " jardin ", "", "Toit"] }),
    );
    expect(body.subcategories).toEqual(["Jardin", "Toit"]);
  });

  it("carries its products along when it is renamed", async () => {
    const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ category: "Capteurs" }));
    const { id } = await categoryNamed("Capteurs");
    await server.asAdmin("PUT", `/api/admin/categories/${id}`, { name: "Détecteurs", subcategories: [] });
    expect((await server.send("GET", `/api/products/${product.slug}`)).body.category).toBe("Détecteurs");
  });

  it("takes a removed sub-category away from the products that bore it", async () => {
    const { body: product } = await server.asAdmin(
      "POST",
      "/api/admin/products",
      aProduct({ category: "Sécurité", subcategory: "Caméras" }),
    );
    const { id } = await categoryNamed("Sécurité");
    await server.asAdmin("PUT", `/api/admin/categories/${id}`, { name: "Sécurité", subcategories: ["Serrures"] });
    const { body } = await server.asAdmin("GET", `/api/admin/products/${product.id}`);
    expect(body.subcategory).toBe("");
    expect(body.version).toBe(2);
    expect((await server.call("GET", "products.list", { q: "caméras" })).data).toEqual([]);
  });

  const bearing = async (category: string, subcategory: string) =>
    (await server.asAdmin("POST", "/api/admin/products", aProduct({ category, subcategory }))).body;
  const subcategoryOf = async ({ id }: { id: number }) => (await server.asAdmin("GET", `/api/admin/products/${id}`)).body.subcategory;

  it("a product bears its sub-category as the category spells it, however it names it", async () => {
    await bearing("Chauffage", "Vannes");
    const created = await bearing("CHAUFFAGE", "vannes");
    expect(created.subcategory).toBe("Vannes");
    const sent = { title: "Autre titre", slug: created.slug, category: "Chauffage", subcategory: "VANNES" };
    expect((await server.asAdmin("PATCH", `/api/admin/products/${created.id}`, sent)).body.subcategory).toBe("Vannes");
    const elsewhere = await bearing("Plomberie", "vannes");
    await server.call("POST", "products.changeMany", { ids: [elsewhere.id], fields: { category: "Chauffage", subcategory: "vanneS" } });
    expect(await subcategoryOf(elsewhere)).toBe("Vannes");
    await server.asAdmin("PATCH", `/api/admin/products/${elsewhere.id}`, { category: "Plomberie" });
    expect(await subcategoryOf(elsewhere), "kept in another category").toBe("vannes");
    expect(await categoryNamed("Chauffage")).toMatchObject({ subcategories: ["Vannes"] });
  });

  it("a stored sub-category in other letters survives a save of its category, and is renamed with it", async () => {
    const products = [await bearing("Audio", "Enceintes"), await bearing("Audio", "Enceintes")];
    const [first, second] = products;
    const misspell = () => server.orm.em.fork().nativeUpdate(Product, { id: { $in: [first.id, second.id] } }, { subcategory: "enceintes" });
    const { id } = await categoryNamed("Audio");
    await misspell();
    await server.asAdmin("PUT", `/api/admin/categories/${id}`, { name: "Son", subcategories: ["Enceintes"] });
    expect(await Promise.all(products.map(subcategoryOf))).toEqual(["Enceintes", "Enceintes"]);
    await misspell();
    await server.asAdmin("DELETE", `/api/admin/products/${second.id}`);
    await server.call("POST", "bin.restore", { noun: "product", id: second.id });
    expect(await subcategoryOf(second), "restored").toBe("Enceintes");
    await misspell();
    await server.call("POST", "categories.renameSubcategory", { id, from: "Enceintes", to: "Haut-parleurs" });
    expect(await Promise.all(products.map(subcategoryOf))).toEqual(["Haut-parleurs", "Haut-parleurs"]);
    await server.asAdmin("PUT", `/api/admin/categories/${id}`, { name: "Son", subcategories: ["HAUT-PARLEURS"] });
    expect(await Promise.all(products.map(subcategoryOf))).toEqual(["HAUT-PARLEURS", "HAUT-PARLEURS"]);
  });

  it("renames a sub-category in its place, with the products that bear it and what it is called in English", async () => {
    const { body: category } = await server.asAdmin("POST", "/api/admin/categories", aCategory({ subcategories: ["Ecrans", "Claviers"] }));
    const { body: product } = await server.asAdmin(
      "POST",
      "/api/admin/products",
      aProduct({ category: category.name, subcategory: "Ecrans" }),
    );
    const translated = { noun: "category", record: category.id, language: "en" };
    const fields = { name: `${category.name} EN`, subcategories: ["Screens", "Keypads"] };
    await server.call("POST", "translations.save", { ...translated, fields, is_published: true, mark_done: true });

    const rename = (to: string, from = "Ecrans") => server.call("POST", "categories.renameSubcategory", { id: category.id, from, to });
    expect(await rename("Écrans")).toMatchObject({ version: 2, subcategories: ["Écrans", "Claviers"] });
    expect((await server.send("GET", `/api/products/${product.slug}`)).body.subcategory).toBe("Écrans");
    expect((await server.send("GET", `/api/products/${product.slug}?lang=en`)).body.subcategory).toBe("Screens");
    expect((await server.call("GET", "products.list", { q: "écrans" })).data).toMatchObject([{ id: product.id }]);

    expect(await rename("claviers", "Écrans")).toMatchObject({ issues: [{ path: "to", message: "Cette sous-catégorie existe déjà." }] });
    expect(await rename("Dalles")).toMatchObject({ code: "invalid", issues: [{ path: "from" }] });
  });

  it("categories say how many products they have, hidden ones too, to who is signed in", async () => {
    for (const is_active of [true, false]) await server.asAdmin("POST", "/api/admin/products", aProduct({ category: "Volets", is_active }));
    const { id } = await categoryNamed("Volets");
    expect(await server.call("GET", "categories.productCounts")).toContainEqual({ id, products: 2 });
    expect((await server.send("GET", "/trpc/categories.productCounts")).status).toBe(401);
  });

  it("CON-6: leaves its products without one when it is deleted", async () => {
    const { body: product } = await server.asAdmin(
      "POST",
      "/api/admin/products",
      aProduct({ category: "Interfaces", subcategory: "Écrans" }),
    );
    const { id } = await categoryNamed("Interfaces");
    await server.asAdmin("DELETE", `/api/admin/categories/${id}`);
    expect((await server.send("GET", `/api/products/${product.slug}`)).body).toMatchObject({ category: "", subcategory: "" });
    expect((await server.call("GET", "products.list", { q: "Écrans" })).data).not.toContainEqual(
      expect.objectContaining({ id: product.id }),
    );
  });
});

it("a category that was deleted meanwhile does not come back by a form that still names it, and can be restored", async () => {
  const server = await startTestServer();
  const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ category: "Passagère" }));
  const { body: categories } = await server.asAdmin("GET", "/api/admin/categories");
  const { id } = categories.find(({ name }: { name: string }) => name === "Passagère");
  await server.asAdmin("DELETE", `/api/admin/categories/${id}`);
  const gone = { code: "invalid", issues: [{ path: "category", message: expect.stringContaining("n’existe plus") }] };
  expect(await server.call("POST", "products.update", { ...product, title: "Autre titre" })).toMatchObject(gone);
  expect(await server.call("POST", "products.create", aProduct({ category: "Passagère" }))).toMatchObject(gone);
  const many = { ids: [product.id], fields: { category: "Passagère" } };
  expect(await server.call("POST", "products.changeMany", many)).toMatchObject(gone);
  expect(await server.call("POST", "products.update", { ...product, version: null, category: "", title: "Sans catégorie" })).toMatchObject({
    category: "",
  });
  expect((await server.asAdmin("GET", "/api/admin/categories")).body).toEqual([]);
  expect(await server.call("POST", "bin.restore", { noun: "category", id })).toMatchObject({ records: expect.any(Number) });
  const documented = await server.asAdmin("POST", "/api/admin/products", aProduct({ category: "Nouvelle" }));
  expect([documented.status, documented.body.category]).toEqual([201, "Nouvelle"]);
  await server.asAdmin("DELETE", `/api/admin/categories/${id}`);
  await server.asAdmin("POST", "/api/admin/categories", { name: "Passagère" });
  expect(await server.call("POST", "bin.restore", { noun: "category", id })).toMatchObject({
    code: "conflict",
    issues: [{ path: "name" }],
  });
  expect(await server.call("GET", "bin.freeValues", { noun: "category", id })).toEqual({ name: "Passagère 2" });
  await server.stop();
});
