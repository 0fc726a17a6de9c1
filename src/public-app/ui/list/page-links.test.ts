import { expect, test } from "vitest";
import { pagesAround } from "./page-links.tsx";

test("the links name every page while there are few", () => {
  expect(pagesAround(2, 4)).toEqual([1, 2, 3, 4]);
});

test("the links leave out pages far from the present one", () => {
  expect(pagesAround(50, 105)).toEqual([1, null, 49, 50, 51, null, 105]);
});

test("a gap never stands for a single page", () => {
  expect(pagesAround(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
});

test("a page past the end has links back", () => {
  expect(pagesAround(12, 3)).toEqual([1, 2, 3]);
});
