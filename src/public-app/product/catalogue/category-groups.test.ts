import { expect, it } from "vitest";
import { groupByCategory, groupsInFront } from "./category-groups.ts";

it("products without category stand last, under « Autres »", () => {
  const rows = [{ category: "" }, { category: "Éclairage" }, { category: "Capteurs" }, { category: "" }];
  expect(groupByCategory(rows).map(({ heading, products }) => [heading, products.length])).toEqual([
    ["Éclairage", 1],
    ["Capteurs", 1],
    ["Autres", 2],
  ]);
});

it("the first products take the place of those before them, and what stood behind these stays", () => {
  const named = (...names: string[]) => names.map((name) => ({ name, category: name.slice(0, 1) }));
  const shown = (first: string[], before: string[]) =>
    groupsInFront(named(...first), named(...before)).map(({ products }) => products.map(({ name }) => name));
  expect(shown(["x1", "x2", "y1"], ["a1", "a2", "a3", "b1", "b2", "c1"])).toEqual([["x1", "x2"], ["y1", "b2"], ["c1"]]);
  expect(shown(["x1", "y1"], ["a1", "a2"])).toEqual([["x1"], ["y1"]]);
  expect(shown(["a1", "x1"], [])).toEqual([["a1"], ["x1"]]);
  expect(shown([], ["a1", "b1"])).toEqual([]);
});
