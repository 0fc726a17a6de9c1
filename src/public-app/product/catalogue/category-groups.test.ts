import { expect, it } from "vitest";
import { groupByCategory } from "./category-groups.ts";

it("products without category stand last, under « Autres »", () => {
  const rows = [{ category: "" }, { category: "Éclairage" }, { category: "Capteurs" }, { category: "" }];
  expect(groupByCategory(rows).map(({ heading, products }) => [heading, products.length])).toEqual([
    ["Éclairage", 1],
    ["Capteurs", 1],
    ["Autres", 2],
  ]);
});
