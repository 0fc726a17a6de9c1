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

it("the first products replace those before them, and the products behind these stay", () => {
  const createProducts = (...names: string[]) => names.map((name) => ({ name, category: name.slice(0, 1) }));
  const groupNames = (first: string[], before: string[]) =>
    groupsInFront(createProducts(...first), createProducts(...before)).map(({ products }) => products.map(({ name }) => name));
  expect(groupNames(["x1", "x2", "y1"], ["a1", "a2", "a3", "b1", "b2", "c1"])).toEqual([["x1", "x2"], ["y1", "b2"], ["c1"]]);
  expect(groupNames(["x1", "y1"], ["a1", "a2"])).toEqual([["x1"], ["y1"]]);
  expect(groupNames(["a1", "x1"], [])).toEqual([["a1"], ["x1"]]);
  expect(groupNames([], ["a1", "b1"])).toEqual([]);
});
