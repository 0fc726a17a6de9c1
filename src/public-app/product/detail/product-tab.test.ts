import { expect, test } from "vitest";
import { parseProductTab } from "./product-tab.ts";

test("reads the tab a URL asks for", () => {
  expect(parseProductTab("downloads")).toEqual({ tab: "downloads" });
});

test("leaves the first tab and unknown ones out of the URL", () => {
  for (const sent of ["description", "prix", "", undefined, 3]) expect(parseProductTab(sent)).toEqual({});
});
