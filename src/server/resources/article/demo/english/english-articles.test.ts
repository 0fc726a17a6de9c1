import { describe, expect, it } from "vitest";
import { SLUG_PATTERN } from "#contracts/shared/slug.ts";
import { imageUrlsIn } from "#server/resources/article/enhance-html.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import { DEMO_ARTICLES } from "../articles.ts";
import { ENGLISH_PRODUCTS } from "#server/resources/product/demo/english/products.ts";
import { findEnglishFaults } from "#server/testing/english-prose.ts";
import { findRepeated, collectStrings } from "#server/testing/french-prose.ts";
import { ENGLISH_ARTICLES } from "./articles.ts";

const ENGLISH = Object.values(ENGLISH_ARTICLES);

function tagsIn(html: string): string[] {
  return [...html.matchAll(/<\/?[a-z0-9]+/g)].map(([tag]) => tag);
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? "");
}

/** The English page of a French one. */
function inEnglish(href: string): string {
  const slug = /^\/produits\/([a-z0-9-]+)$/.exec(href)?.[1];
  return slug ? `/en/produits/${ENGLISH_PRODUCTS[slug]?.slug}` : `/en${href}`;
}

describe("the demo blog in English", () => {
  it("has every article, built as the French one: the same headings, lists, pictures and links", () => {
    expect(Object.keys(ENGLISH_ARTICLES)).toEqual(DEMO_ARTICLES.map(({ slug }) => slug));
    for (const { slug, content } of DEMO_ARTICLES) {
      const english = ENGLISH_ARTICLES[slug]?.content ?? "";
      expect([slug, tagsIn(english)]).toEqual([slug, tagsIn(content)]);
      expect(imageUrlsIn(english)).toEqual(imageUrlsIn(content));
      expect([slug, linksIn(english)]).toEqual([slug, linksIn(content).map(inEnglish)]);
      expect(sanitizeRichText(english)).toBe(english);
    }
  });

  it("has addresses of its own, each once, and short words for search engines", () => {
    expect(ENGLISH.filter(({ slug }) => !SLUG_PATTERN.test(slug))).toEqual([]);
    expect(findRepeated(ENGLISH.map(({ slug }) => slug))).toEqual([]);
    for (const { meta_title, meta_description } of ENGLISH) {
      expect([meta_title, meta_title.length >= 35 && meta_title.length <= 60]).toEqual([meta_title, true]);
      expect([meta_description, meta_description.length >= 120 && meta_description.length <= 160]).toEqual([meta_description, true]);
    }
  });

  it("is English, with curly quotes", () => {
    const written = collectStrings(ENGLISH).map((html) => html.replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, "$1").replace(/<[^>]*>/g, " "));
    expect(written.flatMap(findEnglishFaults)).toEqual([]);
  });
});
