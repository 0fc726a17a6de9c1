import { expect, it } from "vitest";
import { isSameProduct, readKept, writeKept } from "./chosen-products.ts";

it("a browser keeps a product by its slug and its id, and reads those that were kept without one", () => {
  const kept = [{ slug: "aube", id: 12 }, { slug: "brise" }];
  expect(writeKept(kept)).toBe("aube.12,brise");
  expect(readKept("aube.12,brise", 4)).toEqual(kept);
  expect(readKept("aube.12,dawn.12,brise,brise,<script>.3,cime.x,dune.0", 4)).toEqual([...kept, { slug: "cime" }, { slug: "dune" }]);
  expect(readKept("aube,brise", 1)).toEqual([{ slug: "aube" }]);
  expect(readKept("", 4)).toEqual([]);
});

it("two slugs are one product where their ids are the same", () => {
  expect(isSameProduct({ slug: "aube", id: 1 }, { slug: "dawn", id: 1 })).toBe(true);
  expect(isSameProduct({ slug: "aube" }, { slug: "aube", id: 1 })).toBe(true);
  expect(isSameProduct({ slug: "aube" }, { slug: "dawn" })).toBe(false);
});
