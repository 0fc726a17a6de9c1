import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupByCategory, isNarrowed, parseCatalogueFilter } from "./catalogue-filter.ts";

describe("the catalogue's address", () => {
  it("holds what was chosen", () => {
    const search = { q: "lampe", category: "Éclairage", sort: "new", view: "list", page: "2" };
    expect(parseCatalogueFilter(search)).toEqual({ ...search, page: 2 });
  });

  it("holds no default, nothing empty and nothing unknown", () => {
    expect(parseCatalogueFilter({ q: " ", category: "", sort: "name", view: "grid", page: 1, utm: "x" })).toEqual({});
    expect(parseCatalogueFilter({ sort: "password", view: "x", page: "-1", q: ["a"] })).toEqual({});
  });

  it("is read without a fault, whatever it holds, and reading it again changes nothing", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("q", "category", "sort", "view", "page"), fc.anything()), (search) => {
        const filter = parseCatalogueFilter(search);
        expect(parseCatalogueFilter(filter)).toEqual(filter);
      }),
      { examples: [[{ page: { toString: "" } }]] },
    );
  });

  it("cuts what is too long to be searched for between characters, and cuts it once", () => {
    const { q = "" } = parseCatalogueFilter({ q: `${"a".repeat(199)}💡` });
    expect(q).toBe("a".repeat(199));
    expect(parseCatalogueFilter({ q: `${"a".repeat(199)} b` })).toEqual({ q });
  });

  it("is narrowed by words or a category, not by an order", () => {
    expect(isNarrowed({ q: "a" })).toBe(true);
    expect(isNarrowed({ category: "a" })).toBe(true);
    expect(isNarrowed({ sort: "new", view: "list" })).toBe(false);
  });
});

it("products without category stand last, under « Autres »", () => {
  const rows = [{ category: "" }, { category: "Éclairage" }, { category: "Capteurs" }, { category: "" }];
  expect(groupByCategory(rows).map(({ heading, products }) => [heading, products.length])).toEqual([
    ["Éclairage", 1],
    ["Capteurs", 1],
    ["Autres", 2],
  ]);
});
