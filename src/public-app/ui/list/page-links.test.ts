import { expect, test } from "vitest";
import { pagesAround } from "./page-links.tsx";

test("names every page while there are few", () => {
  expect(pagesAround(2, 4)).toEqual([1, 2, 3, 4]);
});

test("leaves out the pages far from the present one", () => {
  expect(pagesAround(50, 105)).toEqual([1, null, 49, 50, 51, null, 105]);
});

test("never replaces a single page by a gap", () => {
  expect(pagesAround(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
});

test("leads back from a page past the end", () => {
  expect(pagesAround(12, 3)).toEqual([1, 2, 3]);
});
