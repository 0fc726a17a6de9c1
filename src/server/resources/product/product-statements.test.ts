import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { aProduct } from "./product.factory.ts";

/** Beginnings of the statements that reach the database, one round trip each. */
const sent: string[] = [];
const observe = ({ query: { sql } }: { query: { sql: string } }) => {
  sent.push(sql.trim().split(/\s+/).slice(0, 3).join(" ").replaceAll('"', ""));
};
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ observe });
  await server.asAdmin("POST", "/api/admin/products", aProduct()); // the category is there
});
afterAll(() => server.stop());
beforeEach(() => {
  sent.length = 0;
});

const SESSION = expect.stringContaining("select username, role,");
const AUTHOR = expect.stringContaining("select set_config('lumidar.actor'");
const CATEGORY = "with known as";

it("creates a product by six statements, whichever words are new in it", async () => {
  await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Girouette" }));
  expect(sent).toEqual([SESSION, "begin", AUTHOR, CATEGORY, "insert into product", "commit"]);
});

it("changes a product by seven statements, and shows or hides it by seven", async () => {
  const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct());
  sent.length = 0;
  await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, short_description: "La lumière en douceur." });
  expect(sent).toEqual([SESSION, "begin", AUTHOR, CATEGORY, "select p0.id, p0.version,", "update product set", "commit"]);
  sent.length = 0;
  await server.asAdmin("PATCH", `/api/admin/products/${product.id}/visibility`, { is_active: false });
  expect(sent).toHaveLength(7);
});

it("reads a product’s page by five statements: product, category, changes since the index, others of the category, slugs", async () => {
  const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct());
  await server.call("GET", "products.view", { slug: product.slug }); // the index knows it from now on
  sent.length = 0;
  await server.call("GET", "products.view", { slug: product.slug });
  const reads = sent.filter((text) => !text.startsWith("select username")).map((text) => text.split(" ")[0]);
  expect(reads).toEqual(["select", "select", "with", "select", "select"]);
});

it("understands what a junk address chooses of facets without a statement", async () => {
  const junk = { facets: { mesure: ["12"], "prix-max": ["100"] } };
  const caching = await startTestServer({ cachesResponses: true, observe });
  try {
    const readStatements = async () => {
      sent.length = 0;
      expect(await caching.call("GET", "products.catalogue", junk)).toEqual({ meant: { "prix-max": ["100"] } });
      return [...sent];
    };
    // once the server hears of changes, the facets are known from the first reading on
    await expect.poll(readStatements).toEqual([]);
  } finally {
    await caching.stop();
  }
});

it("answers the next letter of a search by one statement for the cards, in English by two, and reads new synonyms at once", async () => {
  const caching = await startTestServer({ cachesResponses: true, observe });
  try {
    await caching.asAdmin("POST", "/api/admin/products", aProduct({ title: "Volet Horizon" }));
    const countHits = async (q: string) => (await caching.call("GET", "products.catalogue", { q })).total;
    expect(await countHits("v")).toBe(1); // what words may name is known from now on
    // Each search is a new one; the notice of the creation may come between the first of them.
    const searches = ["vo", "ol", "ho", "ri", "or", "iz", "zo", "vol", "hor", "ori"].values();
    const countStatements = async () => {
      sent.length = 0;
      expect(await countHits(searches.next().value ?? "")).toBe(1);
      return [...sent];
    };
    await expect.poll(countStatements, { interval: 100 }).toEqual(["select p.id, p.slug,"]);

    const inEnglish = (q: string) =>
      caching.send("GET", `/trpc/products.catalogue?lang=en&input=${encodeURIComponent(JSON.stringify({ q }))}`);
    await inEnglish("h");
    sent.length = 0;
    expect((await inEnglish("ho")).body.result.data.total).toBe(1);
    expect(sent, "and the translations of these products").toEqual(["select p.id, p.slug,", "select record, fields,"]);

    expect(await countHits("ombre")).toBe(0);
    expect((await caching.asAdmin("POST", "/api/admin/synonyms", { words: ["ombre"], meant: ["volet"] })).status).toBe(201);
    expect(await countHits("ombre")).toBe(1);
  } finally {
    await caching.stop();
  }
});
