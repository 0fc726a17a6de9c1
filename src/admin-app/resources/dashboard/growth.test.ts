import { expect, it } from "vitest";
import { growthInWords } from "./growth.ts";

it("says by how much a count has grown, as a share of what there was before", () => {
  expect(growthInWords({ count: 36, recent: 4 })).toBe("+13\u202f% en 30 jours");
  expect(growthInWords({ count: 5000, recent: 4960 })).toBe("+4\u202f960 en 30 jours");
});

it("says a number where a share of so few would mislead", () => {
  expect(growthInWords({ count: 6, recent: 5 })).toBe("+5 en 30 jours");
  expect(growthInWords({ count: 2000, recent: 1991 })).toBe("+1\u202f991 en 30 jours");
  expect(growthInWords({ count: 100, recent: 80 })).toBe("+80 en 30 jours");
  expect(growthInWords({ count: 4, recent: 4 })).toBe("+4 en 30 jours");
});

it("never speaks of a fall where fewer were added than before", () => {
  expect(growthInWords({ count: 36, recent: 0 })).toBe("0 en 30 jours");
});

it("rounds no growth away", () => {
  expect(growthInWords({ count: 5000, recent: 3 })).toBe("+3 en 30 jours");
});
