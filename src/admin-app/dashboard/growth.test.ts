import { expect, it } from "vitest";
import { growthInWords } from "./growth.ts";

it("says how a count grows against the period before", () => {
  expect(growthInWords({ recent: 9, before: 8 })).toBe("+13\u202f% en 30 jours");
  expect(growthInWords({ recent: 2, before: 8 })).toBe("−75\u202f% en 30 jours");
  expect(growthInWords({ recent: 8, before: 8 })).toBe("0\u202f% en 30 jours");
});

it("does not divide by nothing", () => {
  expect(growthInWords({ recent: 4, before: 0 })).toBe("+4 en 30 jours");
  expect(growthInWords({ recent: 0, before: 0 })).toBe("0 en 30 jours");
});

it("says a number where a share would say nothing", () => {
  expect(growthInWords({ recent: 1991, before: 1 })).toBe("+1\u202f991 en 30 jours");
});
