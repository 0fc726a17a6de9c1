import { expect, it } from "vitest";
import { QUANTITY_MAX, readQuantity, readSelection, SELECTION_MAX, writeSelection } from "./selection.ts";

it("a selection comes back from its link as it was", () => {
  const products = [
    { slug: "aube", quantity: 2 },
    { slug: "brise-3", quantity: 1 },
    { slug: "cime", quantity: QUANTITY_MAX },
  ];
  expect(writeSelection(products)).toBe("aube.2,brise-3,cime.999");
  expect(readSelection(writeSelection(products))).toEqual(products);
  expect(writeSelection([])).toBe("");
});

it.each([
  [undefined, []],
  [12, []],
  ["", []],
  [",,,", []],
  ["<script>alert(1)</script>", []],
  ["../../etc/passwd", []],
  ["aube.2.3", []],
  ["aube.x", []],
  ["aube.-1", []],
  ["aube.1e9", []],
  ["aube.", []],
  ["aube.0", [{ slug: "aube", quantity: 1 }]],
  ["aube.1000000000000", []],
  ["aube.5000", [{ slug: "aube", quantity: 999 }]],
  [
    " aube.2 , brise ",
    [
      { slug: "aube", quantity: 2 },
      { slug: "brise", quantity: 1 },
    ],
  ],
  [
    "aube.2,brise,aube.7",
    [
      { slug: "aube", quantity: 2 },
      { slug: "brise", quantity: 1 },
    ],
  ],
])("of the link %j it takes what can be meant, in its order, each product once", (written, products) => {
  expect(readSelection(written)).toEqual(products);
});

it("takes no more products from a link than one selection holds, the first ones", () => {
  const long = Array.from({ length: 5000 }, (_, index) => `p-${index}`).join();
  const read = readSelection(long);
  expect(read).toHaveLength(SELECTION_MAX);
  expect(read.at(-1)).toEqual({ slug: "p-49", quantity: 1 });
});

it("brings a typed quantity between 1 and the most, and knows what is none", () => {
  expect(["0", "1", " 12 ", "5000", 7].map(readQuantity)).toEqual([1, 1, 12, 999, 7]);
  expect(["", "x", "1.5", "-2", null, undefined, Number.NaN, 1.5, {}].map(readQuantity)).toEqual(Array(9).fill(undefined));
});
