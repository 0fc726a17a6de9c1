import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { SLUG_PATTERN } from "#contracts/shared/slug.ts";
import { DEMO_CATEGORIES } from "./categories.ts";
import { generateProducts } from "./generate-catalogue.ts";
import { productInputOf } from "./product-input.ts";

const INPUTS = DEMO_CATEGORIES.flatMap(({ name, products }) => products.map((demo) => productInputOf(name, demo)));

describe("the generated catalogue", () => {
  it("the catalogue is the same twice, and goes on from any number", () => {
    expect([...generateProducts(200)]).toEqual([...generateProducts(200)]);
    expect([...generateProducts(5, { first: 101 })]).toEqual([...generateProducts(200)].slice(100, 105));
  });

  it("references, slugs and titles of 5,000 products are unique, and none is the demo's", () => {
    const products = [...generateProducts(5000)];
    for (const key of ["reference", "slug", "title"] as const) {
      expect(new Set([...products, ...INPUTS].map((product) => product[key])).size).toBe(5000 + INPUTS.length);
    }
    expect(products.filter(({ slug }) => !SLUG_PATTERN.test(slug))).toEqual([]);
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(DEMO_CATEGORIES.map(({ name }) => name)));
    for (const { name, subcategories } of DEMO_CATEGORIES) {
      const used = products.filter(({ category }) => category === name).map(({ subcategory = "" }) => subcategory);
      expect(used.filter((subcategory) => !subcategories.includes(subcategory))).toEqual([]);
    }
  });

  it("takes neither chance nor the clock from the outside", async () => {
    const sources = await Promise.all(
      ["generate-catalogue.ts", "mulberry32.ts"].map((file) => readFile(`${import.meta.dirname}/${file}`, "utf8")),
    );
    expect(sources.filter((source) => /Math\.random|Date/.test(source))).toEqual([]);
  });
});
