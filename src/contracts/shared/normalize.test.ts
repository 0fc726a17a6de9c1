import fc from "fast-check";
import { expect, it } from "vitest";
import { normalize, searchWords } from "./normalize.ts";

it.each([
  ["Éclairage", "eclairage"],
  ["ŒUVRE", "oeuvre"],
  ["  d’été\u202f\n ici ", "d'ete ici"],
  ["Ａdmin", "admin"],
])("« %s » compares as « %s »", (text, normalized) => {
  expect(normalize(text)).toBe(normalized);
});

it("normalizing twice is normalizing once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(normalize(normalize(text))).toBe(normalize(text));
    }),
  );
});

it("a search is its different words", () => {
  expect(searchWords("  Lampe  LAMPE table ")).toEqual(["lampe", "table"]);
  expect(searchWords("   ")).toEqual([]);
});
