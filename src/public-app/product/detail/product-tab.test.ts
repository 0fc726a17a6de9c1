import { expect, test } from "vitest";
import { parseProductTab } from "./product-tab.ts";

test("the tab is read from the URL", () => {
  expect(parseProductTab("downloads")).toEqual({ tab: "downloads" });
});

test("the first tab and unknown ones are left out of the URL", () => {
  for (const sent of ["description", "prix", "", undefined, 3]) expect(parseProductTab(sent)).toEqual({});
});
