import { expect, it } from "vitest";
import { matchesText, parseTextFilter } from "./list-filter.ts";

it("reads a search from the URL, and drops what is none", () => {
  expect(parseTextFilter({ q: "  lumière ", page: "3" })).toEqual({ q: "lumière" });
  expect(parseTextFilter({ q: " " })).toEqual({});
  expect(parseTextFilter({ q: ["a"] })).toEqual({});
});

it("finds every word in any of the texts, whatever case and accents", () => {
  expect(matchesText({ q: "ECLAIRAGE doux" }, "Un doux soir", "Éclairage")).toBe(true);
  expect(matchesText({ q: "éclairage dur" }, "Un doux soir", "Éclairage")).toBe(false);
  expect(matchesText({}, "")).toBe(true);
});
