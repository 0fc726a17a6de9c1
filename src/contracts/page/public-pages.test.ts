import { expect, it } from "vitest";
import { pageTitle } from "./public-pages.ts";

it("a page's title bears the company's name once", () => {
  expect(pageTitle("Nos produits", "Lumidar")).toBe("Nos produits – Lumidar");
  expect(pageTitle("Lumidar – La maison", "Lumidar")).toBe("Lumidar – La maison");
});
