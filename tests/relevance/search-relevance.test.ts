import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_CATEGORIES } from "#server/resources/product/demo/categories.ts";
import { BLIND_SEARCHES } from "./blind-searches.ts";
import { DEMO_LIFE_CYCLES } from "#server/resources/product/demo/life-cycles.ts";
import { productInputOf } from "#server/resources/product/demo/product-input.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { REALISTIC_SEARCHES } from "./realistic-searches.ts";

/** Least mean reciprocal rank: 1 when the first hit is right, 1/2 for the second, 0 when none is. */
const MEAN_RECIPROCAL_RANK_MIN = 0.9;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  for (const { name, products } of DEMO_CATEGORIES)
    for (const demo of products) {
      // What is discontinued would stand in no list: here it is at the end of its life.
      const lifecycle = DEMO_LIFE_CYCLES[demo.reference] ? "end_of_life" : "active";
      await server.asAdmin("POST", "/api/admin/products", { ...productInputOf(name, demo), lifecycle });
    }
});
afterAll(() => server.stop());

async function search(q: string): Promise<{ title: string; slug: string }[]> {
  const { body } = await server.send("GET", `/api/products?q=${encodeURIComponent(q)}`);
  return body.data;
}

async function searchTitles(q: string): Promise<string[]> {
  return (await search(q)).map(({ title }) => title);
}

/** The mean reciprocal rank of some searches, and a line for each that is not answered first. */
async function relevanceOf(
  searches: [q: string, right: string[]][],
  isRight: (product: { title: string; slug: string }, name: string) => boolean,
) {
  const ranked = [];
  for (const [q, right] of searches) {
    const products = await search(q);
    const rank = products.findIndex((product) => right.some((name) => isRight(product, name)));
    ranked.push({ q, reciprocal: rank < 0 ? 0 : 1 / (rank + 1), instead: products[0]?.title ?? "nothing" });
  }
  const mean = ranked.reduce((sum, { reciprocal }) => sum + reciprocal, 0) / ranked.length;
  const misses = ranked.filter(({ reciprocal }) => reciprocal < 1);
  const report = misses.map(({ q, reciprocal, instead }) => `${reciprocal.toFixed(2)} « ${q} » gives ${instead}`).join("\n");
  process.stdout.write(`mean reciprocal rank of ${ranked.length} searches: ${mean.toFixed(3)}\n${report}\n`);
  return { mean, report };
}

describe("a search of the demo catalogue", () => {
  it("finds the right product of realistic searches: a mean reciprocal rank of 0.9 or more", async () => {
    const { mean, report } = await relevanceOf(REALISTIC_SEARCHES, ({ title }, name) => title.includes(name));
    expect(mean, report).toBeGreaterThanOrEqual(MEAN_RECIPROCAL_RANK_MIN);
  });

  it("finds the right product of blind searches as well, written by a reader of the products alone", async () => {
    expect(REALISTIC_SEARCHES.length + BLIND_SEARCHES.length).toBeGreaterThanOrEqual(120);
    const { mean, report } = await relevanceOf(BLIND_SEARCHES, ({ slug }, name) => slug === name);
    expect(mean, report).toBeGreaterThanOrEqual(MEAN_RECIPROCAL_RANK_MIN);
  });

  it("finds the company's own hub by the words for one, not all that works with it", async () => {
    for (const q of ["box", "hub", "pont", "box domotique", "centrale domotique", "centrales", "gateway"]) {
      const titles = await searchTitles(q);
      expect(titles.slice(0, 2).join(), q).toMatch(/Atrium/);
      expect(titles.length, `${q}: ${titles.join(", ")}`).toBeLessThanOrEqual(6);
    }
    expect((await searchTitles("zigbee")).length, "what they speak is said in their details").toBeGreaterThan(10);
  });

  it("finds the same however a word of the trade is joined", async () => {
    for (const [spellings, names] of [
      [
        ["vidéo-surveillance", "vidéosurveillance", "vidéo surveillance"],
        ["Iris", "Rempart"],
      ],
      [
        ["va et vient", "va-et-vient"],
        ["Médina", "Grain", "Trame"],
      ],
    ] as const) {
      const [first = [], ...others] = await Promise.all(spellings.map(searchTitles));
      for (const titles of others) expect(titles).toEqual(first);
      for (const name of names) expect(first.join()).toContain(name);
    }
  });

  it("finds a product by any part of its title, reference, category or short description", async () => {
    const products = DEMO_CATEGORIES.flatMap(({ name, products: some }) => some.map((demo) => ({ ...demo, category: name })));
    const lost = [];
    for (const [index, { title, reference, category, short_description, is_active }] of products.entries()) {
      if (is_active === false) continue;
      const from = (index * 7) % (short_description.length - 12);
      for (const q of [
        title.slice(2, 9).toUpperCase(),
        reference.slice(1, -1),
        category.slice(1),
        short_description.slice(from, from + 12),
      ])
        if (!(await searchTitles(q)).includes(title)) lost.push([q, title]);
    }
    expect(lost).toEqual([]);
  });

  it("a search leaves out some of its words where no product has them all, and says so", async () => {
    const { body } = await server.send("GET", `/api/products?q=${encodeURIComponent("Thermostat wifi réversible")}`);
    expect(body).toMatchObject({ corrected: "Thermostat", total: expect.any(Number) });
    expect(body.data[0].title).toContain("Tempo");
    const { body: other } = await server.send("GET", `/api/products?q=${encodeURIComponent("Bicyclette KNX")}`);
    expect(other).toMatchObject({ corrected: "KNX", total: 1 });
  });

  it("puts a product at the end of its life behind one that fits equally well, and before one that fits less", async () => {
    const { body } = await server.send("GET", "/api/products?q=zigbee");
    expect(body.data[0].lifecycle).toBe("active");
    const ending = body.data.findIndex(({ lifecycle }: { lifecycle: string }) => lifecycle === "end_of_life");
    expect(ending).toBeGreaterThan(0);
    expect(ending).toBeLessThan(body.data.length - 1);
  });

  it("puts products found by a detail after those found by their title", async () => {
    expect((await searchTitles("sirène"))[0]).toContain("Tocsin");
    expect((await searchTitles("sirène")).at(-1), "it works with the siren").toContain("Garde");
  });
});
