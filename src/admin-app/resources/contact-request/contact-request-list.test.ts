import { expect, it } from "vitest";
import { isNarrowed } from "./contact-request-list.ts";

it("the tray of undesirable requests is not taken for a filter", () => {
  expect(isNarrowed({})).toBe(false);
  expect(isNarrowed({ status: "spam" })).toBe(false);
  expect(isNarrowed({ status: "spam", q: "villa" })).toBe(true);
  expect(isNarrowed({ status: "done" })).toBe(true);
  expect(isNarrowed({ page: 2 })).toBe(true);
});
