import { afterAll, beforeAll, expect, it } from "vitest";
import type { CataloguePage } from "#contracts/product/catalogue.ts";
import { aProduct } from "./product.factory.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const products = [
    ["Lampe de table", "Éclairage"],
    ["Lampe de chevet", "Éclairage"],
    ["Détecteur de fumée", "Protection"],
    ["Veilleuse", "Sans suite"],
  ];
  for (const [title, category] of products) await server.asAdmin("POST", "/api/admin/products", aProduct({ title, category }));
  const { body: categories } = await server.asAdmin("GET", "/api/admin/categories");
  const gone = categories.find(({ name }: { name: string }) => name === "Sans suite");
  await server.asAdmin("DELETE", `/api/admin/categories/${gone.id}`);
  await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Lampe cachée", category: "Cachés", is_active: false }));
});
afterAll(() => server.stop());

const catalogue = (query: object): Promise<CataloguePage> => server.call("GET", "products.catalogue", query);

it("no product is out of every category's reach: those without one are counted under « Autres », last", async () => {
  expect((await catalogue({})).categories).toEqual([
    { name: "Éclairage", count: 2 },
    { name: "Protection", count: 1 },
    { name: "Autres", count: 1 },
  ]);
  expect((await catalogue({ category: "Autres" })).data.map(({ title }) => title)).toEqual(["Veilleuse"]);
});

it("no category counts what the search does not find, whichever is chosen", async () => {
  const found = [
    { name: "Éclairage", count: 2 },
    { name: "Protection", count: 0 },
    { name: "Autres", count: 0 },
  ];
  expect((await catalogue({ q: "lampe" })).categories).toEqual(found);
  expect((await catalogue({ q: "lampe", category: "Protection" })).categories).toEqual(found);
  expect(await catalogue({ q: "lampre" })).toMatchObject({ corrected: "lampe", categories: found });
});

it("no visitor's word stands for a category: the answer says which one it is about, as its name is written, if there is one", async () => {
  expect((await catalogue({ category: "eclairage" })).category).toBe("Éclairage");
  expect((await catalogue({ category: "Autres" })).category).toBe("Autres");
  for (const category of ["n’importe quoi", "Cachés", undefined]) expect((await catalogue({ category })).category).toBeUndefined();
});
