import { expect, test } from "vitest";
import { parseBlogFilter } from "./blog-filter.ts";

test("reads a category and a page", () => {
  expect(parseBlogFilter({ category: "savings", page: "3" })).toEqual({ category: "savings", page: 3 });
});

test.each([
  { category: "cuisine" },
  { category: "" },
  { category: ["guide"] },
  { page: "1" },
  { page: "0" },
  { page: "-2" },
  { page: "1.5" },
  { page: "abc" },
  { page: "1000000000" },
  { page: { toString: "" } },
  { page: ["2"] },
])("drops %j, which no page of the blog has", (search) => {
  expect(parseBlogFilter(search)).toEqual({});
});
