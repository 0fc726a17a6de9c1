import { describe, expect, it } from "vitest";
import { inLanguage } from "#contracts/shared/language.ts";
import { SLUG_PATTERN } from "#contracts/shared/slug.ts";
import { listImageUrls } from "#server/resources/article/enhance-html.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import { DEMO_ARTICLES } from "../articles.ts";
import { ENGLISH_PRODUCTS } from "#server/resources/product/demo/english/products.ts";
import { findEnglishFaults } from "#server/testing/english-prose.ts";
import { findRepeated, collectStrings } from "#server/testing/french-prose.ts";
import { ENGLISH_ARTICLES } from "./articles.ts";

const ENGLISH = Object.values(ENGLISH_ARTICLES);

function listTags(html: string): string[] {
  return [...html.matchAll(/<\/?[a-z0-9]+/g)].map(([tag]) => tag);
}

function listLinks(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? "");
}

/** Converts the path of a French page to that of the English one. */
function toEnglishPath(href: string): string {
  const slug = /^\/produits\/([a-z0-9-]+)$/.exec(href)?.[1];
  return inLanguage("en", slug ? `/produits/${ENGLISH_PRODUCTS[slug]?.slug}` : href);
}

describe("the demo blog in English", () => {
  it("every article is built as the French one: the same headings, lists, pictures and links", () => {
    expect(Object.keys(ENGLISH_ARTICLES)).toEqual(DEMO_ARTICLES.map(({ slug }) => slug));
    for (const { slug, content } of DEMO_ARTICLES) {
      const english = ENGLISH_ARTICLES[slug]?.content ?? "";
      expect([slug, listTags(english)]).toEqual([slug, listTags(content)]);
      expect(listImageUrls(english)).toEqual(listImageUrls(content));
      expect([slug, listLinks(english)]).toEqual([slug, listLinks(content).map(toEnglishPath)]);
      expect(sanitizeRichText(english)).toBe(english);
    }
  });

  it("slugs are unique, and the texts for search engines are short", () => {
    expect(ENGLISH.filter(({ slug }) => !SLUG_PATTERN.test(slug))).toEqual([]);
    expect(findRepeated(ENGLISH.map(({ slug }) => slug))).toEqual([]);
    for (const { meta_title, meta_description } of ENGLISH) {
      expect([meta_title, meta_title.length >= 35 && meta_title.length <= 60]).toEqual([meta_title, true]);
      expect([meta_description, meta_description.length >= 120 && meta_description.length <= 160]).toEqual([meta_description, true]);
    }
  });

  it("the texts are English, with curly quotes", () => {
    const written = collectStrings(ENGLISH).map((html) => html.replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, "$1").replace(/<[^>]*>/g, " "));
    expect(written.flatMap(findEnglishFaults)).toEqual([]);
  });
});
