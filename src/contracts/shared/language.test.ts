import { expect, it } from "vitest";
import { LISTED_PAGES, UNLISTED_PAGES } from "../page/public-pages.ts";
import { inLanguage, readLanguage } from "./language.ts";

it("French stands at the documented addresses, English under /en in its own words", () => {
  expect(readLanguage("/produits")).toEqual({ language: "fr", path: "/produits" });
  expect(readLanguage("/en/products")).toEqual({ language: "en", path: "/produits" });
  expect(readLanguage("/en/blog/hello")).toEqual({ language: "en", path: "/blog/hello" });
  expect(readLanguage("/en")).toEqual({ language: "en", path: "/" });
});

it("a former English address, in French words, is read as today's", () => {
  for (const path of ["/produits/lampe?q=a#b", "/newsletter/merci", "/produits/lampe/fiche.pdf", "/a-propos.md"])
    expect(readLanguage(`/en${path}`)).toEqual({ language: "en", path });
});

it("a path that only begins like English is French", () => {
  expect(readLanguage("/energie")).toEqual({ language: "fr", path: "/energie" });
  expect(readLanguage("/products")).toEqual({ language: "fr", path: "/products" });
});

it("an address is written in the language asked for, with its search", () => {
  expect(inLanguage("fr", "/produits?q=lampe")).toBe("/produits?q=lampe");
  expect(inLanguage("en", "/produits?q=lampe")).toBe("/en/products?q=lampe");
  expect(inLanguage("en", "/contact?produits=produits")).toBe("/en/contact?produits=produits");
  expect(inLanguage("en", "/a-propos.md#equipe")).toBe("/en/about.md#equipe");
  expect(inLanguage("en", "/produits/lampe/fiche.pdf?v=1")).toBe("/en/products/lampe/datasheet.pdf?v=1");
  expect(inLanguage("en", "/")).toBe("/en/");
  expect(inLanguage("fr", "/")).toBe("/");
});

it("a slug stays as it is, also one that is or begins like a word of ours", () => {
  for (const path of ["/blog/produits", "/newsletter", "/newsletter/merci-a-tous", "/produits-du-mois", "/a-propos2", "/constructor"])
    expect(inLanguage("en", path)).toBe(`/en${path}`);
  expect(inLanguage("en", "/produits/conditions/documents/cookies")).toBe("/en/products/conditions/documents/cookies");
  expect(readLanguage("/en/products/products")).toEqual({ language: "en", path: "/produits/products" });
});

it("every fixed page has an English address of its own, which is read as its documented path", () => {
  const pages = [...LISTED_PAGES, ...UNLISTED_PAGES];
  expect(new Set(pages.map((path) => inLanguage("en", path))).size).toBe(pages.length);
  for (const path of pages) expect(readLanguage(inLanguage("en", path))).toEqual({ language: "en", path });
});
