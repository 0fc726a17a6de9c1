import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isNarrowed, parseCatalogueFilter } from "./catalogue-filter.ts";

describe("the catalogue's URL", () => {
  it("the filter holds every choice", () => {
    const search = { q: "lampe", category: "Éclairage", sort: "new", view: "list", page: "2" };
    expect(parseCatalogueFilter(search)).toEqual({ ...search, page: 2 });
  });

  it("the filter holds no default, nothing empty and nothing unknown", () => {
    expect(parseCatalogueFilter({ q: " ", category: "", sort: "name", view: "grid", page: 1, utm_source: "x" })).toEqual({});
    expect(parseCatalogueFilter({ sort: "password", view: "x", page: "-1", q: ["a"] })).toEqual({});
  });

  it("the filter is read without a fault, whatever it holds, and reading it again changes nothing", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("q", "category", "sort", "view", "page", "facets", "pose"), fc.anything()), (search) => {
        const filter = parseCatalogueFilter(search);
        expect(parseCatalogueFilter(filter)).toEqual(filter);
      }),
      { examples: [[{ page: { toString: "" } }]] },
    );
  });

  it("the filter holds the chosen facets, names and values in one order, however they were sent", () => {
    const facets = { "prix-max": ["100"], protocole: ["thread", "zigbee-3-0"] };
    expect(parseCatalogueFilter({ protocole: "Zigbee-3-0,thread,thread", "prix-max": "100" })).toEqual({ facets });
    expect(parseCatalogueFilter({ facets })).toEqual({ facets });
    expect(Object.keys(parseCatalogueFilter({ protocole: "a", "prix-max": "1", ip: "b" }).facets ?? {})).toEqual([
      "ip",
      "prix-max",
      "protocole",
    ]);
  });

  it("the filter holds no facet with a reserved name, and none that has several spellings", () => {
    const nonsense = {
      apercu: "jeton",
      facets: "x",
      utm_source: "x",
      "1-wire": "oui",
      Pose: "x",
      pose: ["a b", {}, "é", "x".repeat(81)],
      prix: "",
    };
    expect(parseCatalogueFilter(nonsense)).toEqual({});
  });

  it("the filter cuts a search that is too long between characters, and cuts it once", () => {
    const { q = "" } = parseCatalogueFilter({ q: `${"a".repeat(199)}💡` });
    expect(q).toBe("a".repeat(199));
    expect(parseCatalogueFilter({ q: `${"a".repeat(199)} b` })).toEqual({ q });
  });

  it("the list is narrowed by words, a category or a facet, not by an order", () => {
    expect(isNarrowed({ q: "a" })).toBe(true);
    expect(isNarrowed({ category: "a" })).toBe(true);
    expect(isNarrowed({ facets: { pose: ["a"] } })).toBe(true);
    expect(isNarrowed({ sort: "new", view: "list" })).toBe(false);
  });
});
