import { describe, expect, it } from "vitest";
import { offeredCategories, parseProductFilter } from "./product-filter.ts";

describe("parseProductFilter", () => {
  it("keeps search, category and page, and drops what is empty, default or unknown", () => {
    expect(parseProductFilter({ q: " 2024 ", category: "Sécurité", page: "3", sort: "new" })).toEqual({
      q: "2024",
      category: "Sécurité",
      page: 3,
    });
    expect(parseProductFilter({ q: " ", category: "", page: 1, from: "x" })).toEqual({});
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
