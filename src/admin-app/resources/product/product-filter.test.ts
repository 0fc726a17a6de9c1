import { describe, expect, it } from "vitest";
import { offeredCategories, orderOf, parseProductFilter } from "./product-filter.ts";

describe("parseProductFilter", () => {
  it("keeps search, category and page, and drops what is empty, default or unknown", () => {
    expect(parseProductFilter({ q: " 2024 ", category: "Sécurité", page: "3", sort: "age", only: "old", modified: "1y" })).toEqual({
      q: "2024",
      category: "Sécurité",
      page: 3,
    });
    expect(parseProductFilter({ q: " ", category: "", page: 1, from: "x" })).toEqual({});
  });

  it("the filter has one URL for one state: marks in their order, and no order that is the usual one", () => {
    expect(parseProductFilter({ only: "new,hidden,new,x", modified: "7d" })).toEqual({ only: "hidden,new", modified: "7d" });
    expect(parseProductFilter({ sort: "name", direction: "asc" })).toEqual({});
    expect(parseProductFilter({ sort: "modified", direction: "desc" })).toEqual({ sort: "modified" });
    expect(parseProductFilter({ sort: "modified", direction: "asc" })).toEqual({ sort: "modified", direction: "asc" });
    expect(parseProductFilter({ q: "lampe", sort: "name" }), "a search has another usual order").toEqual({ q: "lampe", sort: "name" });
    expect(parseProductFilter({ direction: "asc" })).toEqual({});
  });
});

describe("orderOf", () => {
  it("the order is by title, but where a search orders by its words", () => {
    expect(orderOf({})).toEqual({ sort: "name", direction: "asc" });
    expect(orderOf({ q: "lampe" })).toBeUndefined();
    expect(orderOf({ q: "lampe", sort: "new" })).toEqual({ sort: "new", direction: "desc" });
  });
});

describe("offeredCategories", () => {
  it("offers the six usual ones, then those that exist, then « Autres », whatever the accents", () => {
    expect(offeredCategories(["securite", "Jardin"])).toEqual([
      "Interfaces",
      "Capteurs",
      "Contrôleurs",
      "Éclairage",
      "Sécurité",
      "Automatisation",
      "Jardin",
      "Autres",
    ]);
  });
});
