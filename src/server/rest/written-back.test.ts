import { afterAll, beforeAll, expect, it } from "vitest";
import { aProduct } from "#server/product/product.factory.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it("a product whose category was deleted is written back as it was read, by PUT and by POST", async () => {
  const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ category: "Éphémère" }));
  const { body: categories } = await server.asAdmin("GET", "/api/admin/categories");
  const { id } = categories.find(({ name }: { name: string }) => name === "Éphémère");
  expect((await server.asAdmin("DELETE", `/api/admin/categories/${id}`)).status).toBe(200);
  const { body: read } = await server.asAdmin("GET", `/api/admin/products/${product.id}`);
  expect(read.category).toBe("");
  const written = await server.asAdmin("PUT", `/api/admin/products/${product.id}`, read);
  expect([written.status, written.body.category]).toEqual([200, ""]);
  const copy = await server.asAdmin("POST", "/api/admin/products", { ...read, slug: "copie", reference: "COPIE-1" });
  expect([copy.status, copy.body.category]).toEqual([201, ""]);
  const named = await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...written.body, category: "Autre" });
  expect(named.body.category).toBe("Autre");
  const { category: _, ...without } = named.body;
  expect((await server.asAdmin("PUT", `/api/admin/products/${product.id}`, without)).status, "left out, it is still asked for").toBe(400);
});

it("the products of the back office are found by their reference", async () => {
  await server.asAdmin("POST", "/api/admin/products", aProduct({ reference: "LUM-42", slug: "lum-42", is_new: true }));
  const found = async (query: string) => {
    const { body } = await server.asAdmin("GET", `/api/admin/products?${query}`);
    return [body.total, body.data.map(({ reference }: { reference: string }) => reference)];
  };
  expect(await found("reference=lum-42")).toEqual([1, ["LUM-42"]]);
  expect(await found("reference=LUM-42&only=new&limit=5")).toEqual([1, ["LUM-42"]]);
  expect(await found("reference=LUM-42&category=Aucune")).toEqual([0, []]);
  expect(await found("reference=LUM-4")).toEqual([0, []]);
  expect(await found("reference=")).toEqual([0, []]);
});

it("a read that asks by what its path does not know is refused, and told what it knows", async () => {
  const refused = async (path: string) => {
    const { status, body } = await server.asAdmin("GET", path);
    return [status, body.issues?.[0]?.path, body.message];
  };
  expect(await refused("/api/products?reference=LUM-42")).toEqual([
    400,
    "reference",
    "Paramètre inconnu\u202f: les paramètres connus sont limit, page, q, category, sort, lang.",
  ]);
  expect(await refused("/api/products?lang=de")).toEqual([400, "lang", "Langue inconnue\u202f: fr ou en."]);
  expect(await refused("/api/slides?utm_source=x")).toEqual([400, "utm_source", expect.stringContaining("inconnu")]);
  for (const path of [
    "/api/products?sort=age",
    "/api/admin/products?only=rares",
    "/api/admin/products?refrence=x",
    "/api/products?limit=1&limit=2",
  ])
    expect([path, (await refused(path))[0]]).toEqual([path, 400]);
  for (const path of [
    "/api/products?limit=2&page=1&q=lampe&category=x&sort=name&lang=en",
    "/api/slides?lang=fr",
    "/api/admin/products?lang=fr&only=new&modified=7d",
  ])
    expect([path, (await server.asAdmin("GET", path)).status]).toEqual([path, 200]);
});
