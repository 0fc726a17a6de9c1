import { describe, expect, it } from "vitest";
import { ARTICLE_CATEGORIES } from "#contracts/article/article-categories.ts";
import { stripTags } from "#contracts/shared/excerpt.ts";
import { sanitizeArticle } from "#server/article/sanitize-article.ts";
import { DEMO_CATEGORIES } from "#server/product/demo/categories.ts";
import { slugOf } from "#server/product/demo/product-input.ts";
import { faultsIn, repeated, stringsIn } from "#server/testing/french-prose.ts";
import { DEMO_ARTICLES } from "./articles.ts";
import { articleInputOf } from "./seed-articles.ts";

const PRODUCTS = DEMO_CATEGORIES.flatMap(({ products }) => products);
const ARTICLES = DEMO_ARTICLES.map((article) => articleInputOf(article));
const SCENES = ["arrivee", "salon", "securite", "scenarios"];

describe("the demo blog", () => {
  it("has twelve articles over the six categories, by three authors, one of them a draft", () => {
    expect(ARTICLES).toHaveLength(12);
    expect(new Set(ARTICLES.map(({ category }) => category))).toEqual(new Set(ARTICLE_CATEGORIES));
    expect(new Set(ARTICLES.map(({ author }) => author)).size).toBe(3);
    expect(ARTICLES.filter(({ status }) => status === "draft")).toHaveLength(1);
    expect(repeated(ARTICLES.map(({ slug }) => slug))).toEqual([]);
    expect(DEMO_ARTICLES.filter(({ daysAgo }) => daysAgo < 1 || daysAgo > 365)).toEqual([]);
  });

  it("has articles of 450 to 900 words that the sanitiser leaves as they are", () => {
    for (const { content, slug } of DEMO_ARTICLES) {
      const words = stripTags(content)
        .split(/\s/)
        .filter((word) => /[\p{L}\d]/u.test(word)).length;
      expect([slug, words >= 450 && words <= 900]).toEqual([slug, true]);
      expect(sanitizeArticle(content)).toBe(content);
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

  it("names pictures of scenes or products", () => {
    const names = new Set([...SCENES, ...PRODUCTS.map(({ picture }) => picture)]);
    expect(DEMO_ARTICLES.filter(({ picture }) => !names.has(picture))).toEqual([]);
  });

  it("keeps meta titles and descriptions within the hints", () => {
    for (const { meta_title, meta_description } of DEMO_ARTICLES) {
      expect([meta_title, meta_title.length >= 50 && meta_title.length <= 60]).toEqual([meta_title, true]);
      expect([meta_description, meta_description.length >= 150 && meta_description.length <= 160]).toEqual([meta_description, true]);
    }
    expect(repeated(DEMO_ARTICLES.map(({ meta_title }) => meta_title))).toEqual([]);
  });

  it("follows French typography", () => {
    const written = stringsIn(DEMO_ARTICLES).map((html) => html.replace(/<[^>]*>/g, " ").trim());
    expect(written.flatMap(faultsIn)).toEqual([]);
    expect(written.filter((text) => /\p{Extended_Pictographic}/u.test(text))).toEqual([]);
  });
});
