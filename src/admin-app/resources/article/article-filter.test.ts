import { expect, it } from "vitest";
import { parseArticleFilter } from "./article-filter.ts";

it("reads search, status and page from the URL, and drops what is unknown, empty or default", () => {
  expect(parseArticleFilter({ q: "énergie", status: "draft", page: "2" })).toEqual({ q: "énergie", status: "draft", page: 2 });
  expect(parseArticleFilter({ q: "", status: "all", page: "1" })).toEqual({});
  expect(parseArticleFilter({ page: "-2" })).toEqual({});
});
