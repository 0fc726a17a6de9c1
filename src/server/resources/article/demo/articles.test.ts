import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ARTICLE_CATEGORIES } from "#contracts/article/article-categories.ts";
import { readingMinutesOf, wordCountOf } from "#contracts/article/reading-time.ts";
import { listImageUrls } from "../enhance-html.ts";
import { productParagraphs } from "../named-products.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import { DEMO_CATEGORIES } from "#server/resources/product/demo/categories.ts";
import { slugOf } from "#server/resources/product/demo/product-input.ts";
import { findFrenchFaults, findRepeated, collectStrings } from "#server/testing/french-prose.ts";
import { DEMO_ARTICLES } from "./articles.ts";
import { articleInputOf } from "./seed-articles.ts";

const PRODUCTS = DEMO_CATEGORIES.flatMap(({ products }) => products);
const ARTICLES = DEMO_ARTICLES.map((article) => articleInputOf(article));
const SCENES = ["atelier", "cuisine", "entree", "pluie", "securite", "volets"];

describe("the demo blog", () => {
  it("twelve articles cover the six categories, by three authors, one of them a draft", () => {
    expect(ARTICLES).toHaveLength(12);
    expect(new Set(ARTICLES.map(({ category }) => category))).toEqual(new Set(ARTICLE_CATEGORIES));
    expect(new Set(ARTICLES.map(({ author }) => author)).size).toBe(3);
    expect(ARTICLES.filter(({ status }) => status === "draft")).toHaveLength(1);
    expect(findRepeated(ARTICLES.map(({ slug }) => slug))).toEqual([]);
    expect(DEMO_ARTICLES.filter(({ daysAgo }) => daysAgo < 1 || daysAgo > 365)).toEqual([]);
  });

  it("articles have 400 to 1,500 words, and the sanitiser leaves them as they are", () => {
    const lengths = DEMO_ARTICLES.map(({ content }) => wordCountOf(content));
    expect(lengths.filter((words) => words < 400 || words > 1500)).toEqual([]);
    expect(new Set(lengths.map(readingMinutesOf)).size, "reading times").toBeGreaterThan(2);
    for (const { content } of DEMO_ARTICLES) expect(sanitizeRichText(content)).toBe(content);
  });

  it("shows a picture of the demo content or the card of a product in every article", () => {
    const pictures = new Set(readdirSync("assets/demo/pictures").map((file) => file.replace(/(-angle)?\.webp$/, "")));
    for (const { content, slug } of DEMO_ARTICLES) {
      const shown = listImageUrls(content).map((url) => url.replace("/uploads/", ""));
      expect(shown.filter((name) => !pictures.has(name))).toEqual([]);
      expect([slug, shown.length + productParagraphs(content).length > 0]).toEqual([slug, true]);
    }
  });

  it("links only to pages that exist", () => {
    const visible = PRODUCTS.filter(({ is_active }) => is_active !== false).map((product) => `/produits/${slugOf(product)}`);
    const pages = new Set([
      "/produits",
      "/fonctionnalites",
      "/contact",
      ...DEMO_CATEGORIES.map(({ name }) => `/produits?category=${name}`),
      ...visible,
    ]);
    for (const { content } of DEMO_ARTICLES) {
      const links = [...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(links).not.toEqual([]);
      expect(links.filter((href) => !pages.has(href ?? ""))).toEqual([]);
    }
  });

  it("opens no two articles with the same picture, nor shows one twice in an article", () => {
    expect(findRepeated(DEMO_ARTICLES.map(({ picture }) => picture))).toEqual([]);
    for (const { picture, content } of DEMO_ARTICLES) {
      const shown = [picture, ...listImageUrls(content).map((url) => url.replace("/uploads/", ""))];
      expect(findRepeated(shown)).toEqual([]);
    }
  });

  it("names pictures of scenes or products", () => {
    const names = new Set([...SCENES, ...PRODUCTS.map(({ picture }) => picture)]);
    expect(DEMO_ARTICLES.filter(({ picture }) => !names.has(picture))).toEqual([]);
  });

  it("keeps meta titles and descriptions within the hints", () => {
    for (const { meta_title, meta_description } of DEMO_ARTICLES) {
      expect([meta_title, meta_title.length >= 50 && meta_title.length <= 60]).toEqual([meta_title, true]);
      expect([meta_description, meta_description.length >= 150 && meta_description.length <= 160]).toEqual([meta_description, true]);
    }
    expect(findRepeated(DEMO_ARTICLES.map(({ meta_title }) => meta_title))).toEqual([]);
  });

  it("follows French typography", () => {
    const written = collectStrings(DEMO_ARTICLES).map((html) => html.replace(/<[^>]*>/g, " ").trim());
    expect(written.flatMap(findFrenchFaults)).toEqual([]);
    expect(written.filter((text) => /\p{Extended_Pictographic}/u.test(text))).toEqual([]);
  });
});
