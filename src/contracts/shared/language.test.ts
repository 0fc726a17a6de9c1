import { expect, it } from "vitest";
import { inLanguage, readLanguage } from "./language.ts";

it("French stands at the documented addresses, English under /en", () => {
  expect(readLanguage("/produits")).toEqual({ language: "fr", path: "/produits" });
  expect(readLanguage("/en/produits")).toEqual({ language: "en", path: "/produits" });
  expect(readLanguage("/en")).toEqual({ language: "en", path: "/" });
});

it("a path that only begins like English is French", () => {
  expect(readLanguage("/energie")).toEqual({ language: "fr", path: "/energie" });
});

it("an address is written in the language asked for, with its search", () => {
  expect(inLanguage("fr", "/produits?q=lampe")).toBe("/produits?q=lampe");
  expect(inLanguage("en", "/produits?q=lampe")).toBe("/en/produits?q=lampe");
  expect(inLanguage("en", "/")).toBe("/en/");
  expect(inLanguage("fr", "/")).toBe("/");
});
