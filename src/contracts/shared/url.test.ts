import { expect, it } from "vitest";
import { isSafeUrl } from "./url.ts";

it.each([
  "/contact",
  "/",
  "#faq",
  "/produits?q=lampe",
  "https://lumidar.example/a",
  "http://a.example",
  "mailto:a@b.example",
  "tel:+21673000100",
])("%s may be followed", (url) => {
  expect(isSafeUrl(url)).toBe(true);
});

it.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https:evil",
  "http:/evil",
  "file:///etc/passwd",
  "produits",
  "",
])("« %s » may not", (url) => {
  expect(isSafeUrl(url)).toBe(false);
});
