import { describe, expect, it } from "vitest";
import { attributeKey, attributesSchema } from "#contracts/attribute/attribute.ts";
import { completenessOf, productValues } from "#contracts/attribute/product-values.ts";
import { findFrenchFaults, findRepeated, collectStrings } from "#server/testing/french-prose.ts";
import { DEMO_CATEGORIES } from "../categories.ts";
import { generateProducts } from "../generate-catalogue.ts";
import { productInputOf } from "../product-input.ts";
import { DEMO_ATTRIBUTES } from "./attributes.ts";
import { installationRows } from "./installation.ts";

const PRODUCTS = DEMO_CATEGORIES.flatMap(({ name, products }) =>
  products.map((demo) => {
    const { specifications = [] } = productInputOf(name, demo);
    return { reference: demo.reference, attributes: DEMO_ATTRIBUTES[name] ?? [], specifications };
  }),
);

/** The check digit of a GTIN-13: with it, the digits weighted 1 and 3 in turn add up to a multiple of ten. */
function isGtin(text: string): boolean {
  return /^\d{13}$/.test(text) && Array.from(text).reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0) % 10 === 0;
}

describe("what an installer needs of the demo products", () => {
  it("the contract accepts the attributes of every category", () => {
    for (const { name } of DEMO_CATEGORIES) expect(attributesSchema.parse(DEMO_ATTRIBUTES[name])).toEqual(DEMO_ATTRIBUTES[name]);
  });

  it("every value can be read", () => {
    const unread = PRODUCTS.flatMap(({ reference, attributes, specifications }) =>
      productValues(attributes, specifications)
        .filter(({ is_parsed }) => !is_parsed)
        .map(({ attribute, text }) => `${reference} ${attribute}: ${text}`),
    );
    expect(unread).toEqual([]);
  });

  it("every product fills in three in five attributes, and always protocol, supply, class, size, weight and GTIN", () => {
    for (const { reference, attributes, specifications } of PRODUCTS) {
      const { filled, total } = completenessOf(attributes, specifications);
      expect([reference, filled / total >= 0.6], `${filled} of ${total}`).toEqual([reference, true]);
      const filledKeys = new Set(productValues(attributes, specifications).map(({ attribute }) => attribute));
      for (const name of ["Protocole", "Type d’alimentation", "Tension", "Classe de protection", "Dimensions", "Masse", "GTIN"]) {
        expect([reference, name, filledKeys.has(attributeKey(name))]).toEqual([reference, name, true]);
      }
    }
  });

  it("no attribute is repeated, and every GTIN is unique, an example, and has its check digit", () => {
    for (const { reference, specifications } of PRODUCTS) {
      expect([reference, findRepeated(specifications.map(({ name }) => attributeKey(name)))]).toEqual([reference, []]);
    }
    const gtins = PRODUCTS.map(({ reference }) => installationRows(reference).find(([name]) => name === "GTIN")?.[1] ?? "");
    expect(findRepeated(gtins)).toEqual([]);
    expect(gtins.filter((gtin) => !gtin.startsWith("952") || !isGtin(gtin))).toEqual([]);
    expect(isGtin("9520000010101")).toBe(false);
  });

  it("follows French typography", () => {
    expect(collectStrings(PRODUCTS.map(({ specifications }) => specifications)).flatMap(findFrenchFaults)).toEqual([]);
  });
});

it("values of generated products can be read", () => {
  for (const { category, specifications = [] } of generateProducts(200)) {
    const values = productValues(DEMO_ATTRIBUTES[category] ?? [], specifications);
    expect(values.filter(({ is_parsed }) => !is_parsed)).toEqual([]);
    expect(values.length).toBeGreaterThan(2);
  }
});
