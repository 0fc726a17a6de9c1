import { expect, it } from "vitest";
import { pageTitle } from "./brand.ts";

it("a page's title bears the company's name once", () => {
  expect(pageTitle("Nos produits")).toBe("Nos produits – Lumidar");
  expect(pageTitle("Lumidar – La maison")).toBe("Lumidar – La maison");
});
