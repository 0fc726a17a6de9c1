import { expect, it } from "vitest";
import { publicationFields } from "./publication.ts";

const faultsOf = (moment: string) => publicationFields.published_at.safeParse(moment).error?.issues.length;

it("the fault of a moment is said once", () => {
  expect(faultsOf("demain")).toBe(1);
  expect(faultsOf("20260-01-01T00:00")).toBe(1);
  expect(faultsOf("3000-01-01T00:00:00Z")).toBe(1);
});
