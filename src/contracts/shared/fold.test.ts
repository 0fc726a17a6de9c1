import fc from "fast-check";
import { expect, it } from "vitest";
import { fold, searchWords } from "./fold.ts";

it.each([
  ["Éclairage", "eclairage"],
  ["ŒUVRE", "oeuvre"],
  ["  d’été\u202f\n ici ", "d'ete ici"],
  ["Ａdmin", "admin"],
])("« %s » compares as « %s »", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it("folding twice is folding once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

it("a search is its different words", () => {
  expect(searchWords("  Lampe  LAMPE table ")).toEqual(["lampe", "table"]);
  expect(searchWords("   ")).toEqual([]);
});
