import { expect, it } from "vitest";
import { EXCERPT_LENGTH, excerptOf, stripTags } from "./excerpt.ts";

it("an excerpt is the first 160 characters of the text, without tags", () => {
  expect(excerptOf(`<h2>Titre</h2><p>${"mot ".repeat(100)}</p>`)).toMatch(/^Titre mot/);
  expect(excerptOf(`<p>${"é".repeat(500)}</p>`)).toHaveLength(EXCERPT_LENGTH);
});

it("an excerpt never ends in half an emoji, which could not be stored", () => {
  expect(excerptOf(`<p>${"é".repeat(EXCERPT_LENGTH - 1)}💡💡</p>`)).toBe("é".repeat(EXCERPT_LENGTH - 1));
});

it("entities are read once only", () => {
  expect(stripTags("<p>A &amp;amp; B &lt;b&gt;</p>")).toBe("A &amp; B <b>");
});

it("formatting inside a word does not take it apart, elements beside each other do not run together", () => {
  expect(stripTags("<p>L’eau, H<sub>2</sub>O, sur 12 m<sup>2</sup> <strong>au plus</strong>.</p><p>Fin</p>")).toBe(
    "L’eau, H2O, sur 12 m2 au plus. Fin",
  );
});
