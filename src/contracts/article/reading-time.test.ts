import { expect, test } from "vitest";
import { readingMinutesOf, wordCountOf } from "./reading-time.ts";

test("counts words, not tags nor French punctuation", () => {
  expect(wordCountOf("<h2>Pourquoi\u202f?</h2><p>Parce que «\u00a0tout\u00a0» s’éteint\u00a0: voilà.</p>")).toBe(7);
});

test("finds no word where there is none", () => {
  expect(wordCountOf("<hr /><p> … </p>")).toBe(0);
});

test("takes at least a minute, and rounds", () => {
  expect(readingMinutesOf(0)).toBe(1);
  expect(readingMinutesOf(660)).toBe(3);
  expect(readingMinutesOf(780)).toBe(4);
});
