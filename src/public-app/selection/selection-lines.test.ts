import { expect, it } from "vitest";
import { addPrices, joinLines, readLines, type SelectionLine, withRemoved, writeLines } from "./selection-lines.ts";

const aLine = (slug: string, fields: Partial<SelectionLine> = {}): SelectionLine => ({
  slug,
  title: slug,
  quantity: 1,
  note: "",
  ...fields,
});

it("stored lines come back unchanged", () => {
  const lines = [aLine("aube", { title: "Aube", quantity: 3, note: "Étage" }), aLine("brise")];
  expect(readLines(writeLines(lines))).toEqual(lines);
  expect(writeLines([])).toBe("");
});

it.each([
  "",
  "{",
  "null",
  "12",
  '"aube"',
  '{"slug":"aube"}',
  "[null,1,[],{}]",
  '[{"slug":"<script>"}]',
  '[{"slug":"aube.2"}]',
  '[{"slug":"aube,brise"}]',
])("nothing is read from %s", (written) => {
  expect(readLines(written)).toEqual([]);
});

it("a stored selection is bounded, however it was changed", () => {
  const hostile = [
    { slug: "aube", quantity: "9".repeat(9), note: "x".repeat(50_000), title: { toString: "x" } },
    ...Array.from({ length: 400 }, () => ({ slug: "brise" })),
  ];
  const lines = readLines(JSON.stringify(hostile));
  expect(lines).toEqual([aLine("aube", { quantity: 999, note: "x".repeat(20_000) }), aLine("brise", { quantity: 400 })]);
  expect(readLines(JSON.stringify(Array.from({ length: 60 }, (_, index) => aLine(`p-${index}`))))).toHaveLength(50);
});

it("a product that is there already gets a larger quantity, and lines without space are returned", () => {
  expect(joinLines([aLine("aube", { quantity: 2, note: "Étage" })], [aLine("brise"), aLine("aube", { quantity: 998 })])).toEqual({
    lines: [aLine("aube", { quantity: 999, note: "Étage" }), aLine("brise")],
    left: [],
  });
  const full = Array.from({ length: 50 }, (_, index) => aLine(`p-${index}`));
  expect(joinLines(full, [aLine("aube"), aLine("p-3")])).toMatchObject({
    lines: { length: 50, 3: { quantity: 2 } },
    left: [aLine("aube")],
  });
});

it("a removed line comes back to its position, once", () => {
  const [aube, brise, cime] = [aLine("aube"), aLine("brise"), aLine("cime")] as const;
  expect(withRemoved([aube, cime], [{ line: brise, position: 1 }])).toEqual([aube, brise, cime]);
  expect(
    withRemoved(
      [],
      [aube, brise].map((line, position) => ({ line, position })),
    ),
  ).toEqual([aube, brise]);
  expect(withRemoved([cime, brise], [{ line: brise, position: 0 }])).toEqual([cime, brise]);
});

it("lines of one product by two slugs become one", () => {
  const { lines } = joinLines(
    [aLine("aube", { id: 5, quantity: 2 })],
    [aLine("dawn", { id: 5, note: "Étage" }), aLine("brise", { id: 6 })],
  );
  expect(lines).toEqual([aLine("aube", { id: 5, quantity: 3, note: "Étage" }), aLine("brise", { id: 6 })]);
  expect(readLines(writeLines(lines))).toEqual(lines);
});

it("a selection comes to its prices, each as often as it is wanted", () => {
  const lines = [
    { price_from: 20.5, quantity: 3 },
    { price_from: null, quantity: 2 },
    { price_from: undefined, quantity: 1 },
  ];
  expect(addPrices(lines)).toBe(61.5);
  expect(addPrices([])).toBe(0);
});
