import { afterAll, beforeAll, expect, it } from "vitest";
import { readSlugs } from "#contracts/product/chosen-products.ts";
import { aProduct } from "./product.factory.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  for (const slug of ["aube", "brise", "cime"])
    await server.asAdmin("POST", "/api/admin/products", aProduct({ slug, compatibility: [slug] }));
  await server.asAdmin("POST", "/api/admin/products", aProduct({ slug: "secret", is_active: false }));
});
afterAll(() => server.stop());

const ask = (procedure: string, slugs: string[]) =>
  server.send("GET", `/trpc/products.${procedure}?input=${encodeURIComponent(JSON.stringify({ slugs }))}`);

it.each(["cards", "compare"])("%s gives visible products in the order asked for, and nothing of others", async (procedure) => {
  const { body } = await ask(procedure, ["cime", "secret", "inconnu", "aube"]);
  expect(body.result.data.map(({ slug }: { slug: string }) => slug)).toEqual(["cime", "aube"]);
});

it.each(["cards", "compare"])("%s give a product that was renamed once, by the slug that it was asked for first", async (procedure) => {
  const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ slug: "dune" }));
  const slug = `erg-${procedure}`;
  await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, related_products: [], slug });
  const { body } = await ask(procedure, ["dune", "aube", slug]);
  expect(body.result.data.map((item: { slug: string }) => item.slug)).toEqual(["dune", "aube"]);
  await server.asAdmin("DELETE", `/api/admin/products/${product.id}`);
});

it("what is compared comes with its facts, a card without them", async () => {
  expect((await ask("compare", ["aube"])).body.result.data[0]).toMatchObject({ compatibility: ["aube"], specifications: [], benefits: [] });
  expect((await ask("cards", ["aube"])).body.result.data[0]).not.toHaveProperty("compatibility");
});

it("no more are given than may be chosen, nor for what is no address", async () => {
  expect((await ask("compare", ["a", "b", "c", "d", "e"])).status).toBe(400);
  expect(
    (
      await ask(
        "cards",
        Array.from({ length: 13 }, (_, index) => `p-${index}`),
      )
    ).status,
  ).toBe(400);
  expect((await ask("cards", ["../etc"])).status).toBe(400);
});

it("an address names each product once, as many as may be, and nothing else", () => {
  expect(readSlugs("aube, brise,aube,<script>,cime", 2)).toEqual(["aube", "brise"]);
  expect(readSlugs(undefined, 4)).toEqual([]);
  expect(readSlugs(12, 4)).toEqual([]);
});
