import { readFile } from "node:fs/promises";
import { icons } from "lucide-react";
import { describe, expect, it } from "vitest";
import { ARTICLE_CATEGORIES } from "#contracts/article/article-categories.ts";
import { categoryInputSchema } from "#contracts/category/category.ts";
import { FEATURE_ICONS } from "#contracts/feature/feature-icons.ts";
import { featureInputSchema } from "#contracts/feature/feature.ts";
import { SLUG_PATTERN } from "#contracts/shared/slug.ts";
import { stripTags } from "#contracts/shared/excerpt.ts";
import { sanitizeArticle } from "#server/article/sanitize-article.ts";
import { checkPdf } from "#server/media/check-pdf.ts";
import { DEMO_ARTICLES } from "#server/article/demo/articles.ts";
import { DEMO_CATEGORIES } from "#server/product/demo/categories.ts";
import { DEMO_FEATURES } from "#server/feature/feature-demo.ts";
import { DEMO_SLIDES } from "#server/slide/slide-demo.ts";
import { articleInputOf, productInputOf, slideInputOf, slugOf } from "./demo-input.ts";
import { sceneOrMainView, viewsOf } from "./demo-pictures.ts";
import { renderDatasheet } from "#server/product/demo/datasheet.ts";
import { winAnsi } from "#server/product/demo/datasheet-text.ts";
import { generateProducts } from "#server/product/demo/generate-catalogue.ts";

const PRODUCTS = DEMO_CATEGORIES.flatMap(({ products }) => products);
const INPUTS = DEMO_CATEGORIES.flatMap(({ name, products }) => products.map((demo) => productInputOf(name, demo)));
const ARTICLES = DEMO_ARTICLES.map((article) => articleInputOf(article));
const SCENES = ["arrivee", "salon", "securite", "scenarios"];

/** A plain or missing space where French wants a narrow no-break one, a straight apostrophe or quote, an exclamation mark. */
const FAULTS = [
  / [;:!?»%€]/,
  /« /,
  /[\p{L}\d>][;?](?=\s|$)/u,
  /['"!]/,
  /\d \d{3}(?!\d)/,
  /\d (?:V|W|mm|cm|kg|lm|dB|h|K|°C)(?!\p{L})/u,
  /\.\.\./,
];

function faultsIn(text: string): string[] {
  return FAULTS.flatMap((fault) => fault.exec(text)?.[0] ?? []).map((found) => `${found} in: ${text.slice(0, 80)}`);
}

/** Every string of a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe("the demo catalogue", () => {
  it("holds 36 products that satisfy the contract, one per picture", () => {
    expect(INPUTS).toHaveLength(36);
    expect(repeated(PRODUCTS.map(({ picture }) => picture))).toEqual([]);
  });

  it("gives every category two to four sub-categories, and every product one of them", () => {
    for (const { name, subcategories, products } of DEMO_CATEGORIES) {
      expect(categoryInputSchema.parse({ name, subcategories }).subcategories?.length).toBeOneOf([2, 3, 4]);
      expect(products.filter(({ subcategory }) => !subcategories.includes(subcategory))).toEqual([]);
    }
  });

  it("has unique slugs, references and titles", () => {
    expect(repeated(INPUTS.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(INPUTS.map(({ reference }) => reference.toLowerCase()))).toEqual([]);
    expect(repeated(INPUTS.map(({ title }) => title))).toEqual([]);
  });

  it("features one product of each category and hides exactly one", () => {
    for (const { products } of DEMO_CATEGORIES) expect(products.filter(({ featured }) => featured)).toHaveLength(1);
    expect(PRODUCTS.filter(({ is_active }) => is_active === false)).toHaveLength(1);
    expect(PRODUCTS.filter(({ is_active, featured, is_new }) => is_active === false && (featured || is_new))).toEqual([]);
  });

  it("has six to eight new products and at least two without datasheet", () => {
    expect(PRODUCTS.filter(({ is_new }) => is_new).length).toBeOneOf([6, 7, 8]);
    expect(PRODUCTS.filter(({ datasheet }) => !datasheet).length).toBeGreaterThanOrEqual(2);
  });

  it("relates each product to other ones that exist and are visible", () => {
    const visible = new Set(PRODUCTS.filter(({ is_active }) => is_active !== false).map(({ reference }) => reference));
    for (const { reference, related } of PRODUCTS) {
      expect(related.filter((other) => !visible.has(other) || other === reference)).toEqual([]);
      expect(repeated(related)).toEqual([]);
    }
  });

  it("keeps texts and lists within the brief", () => {
    for (const { short_description, paragraphs, specifications, benefits, reference } of PRODUCTS) {
      expect([reference, short_description.length >= 90 && short_description.length <= 180]).toEqual([reference, true]);
      expect([reference, paragraphs.length]).toEqual([reference, expect.toBeOneOf([2, 3, 4])]);
      expect([reference, specifications.length >= 6 && specifications.length <= 10]).toEqual([reference, true]);
      expect([reference, benefits.length]).toEqual([reference, expect.toBeOneOf([3, 4])]);
    }
  });

  it("names icons that lucide draws", () => {
    const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const names = PRODUCTS.flatMap(({ benefits }) => benefits.map(([icon]) => icon));
    expect(names.filter((name) => !(pascal(name) in icons))).toEqual([]);
  });
});

describe("the demo pages", () => {
  it("have the four calls to action of the specification, one scene each", () => {
    for (const [index, slide] of DEMO_SLIDES.entries()) slideInputOf(slide, index);
    expect(DEMO_SLIDES.map(({ picture }) => picture)).toEqual(SCENES);
    expect(Object.fromEntries(DEMO_SLIDES.map(({ cta_text, cta_link }) => [cta_text, cta_link]))).toEqual({
      "Demander une démo": "/contact",
      "Découvrir la sécurité intelligente": "/fonctionnalites",
      "Voir comment ça marche": "/produits",
      "Créer mes scénarios": "/contact",
    });
  });

  it("have one feature per preset icon", () => {
    for (const feature of DEMO_FEATURES) featureInputSchema.parse(feature);
    expect(DEMO_FEATURES.map(({ icon }) => icon).toSorted()).toEqual([...FEATURE_ICONS].toSorted());
  });
});

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
});

describe("the demo copy", () => {
  it("keeps meta titles and descriptions within the hints", () => {
    for (const { meta_title, meta_description } of [...PRODUCTS, ...DEMO_ARTICLES]) {
      expect([meta_title, meta_title.length >= 50 && meta_title.length <= 60]).toEqual([meta_title, true]);
      expect([meta_description, meta_description.length >= 150 && meta_description.length <= 160]).toEqual([meta_description, true]);
    }
    expect(repeated([...PRODUCTS, ...DEMO_ARTICLES].map(({ meta_title }) => meta_title))).toEqual([]);
  });

  it("follows French typography", () => {
    const prose = [
      ...stringsIn(DEMO_CATEGORIES),
      ...stringsIn(DEMO_SLIDES),
      ...stringsIn(DEMO_FEATURES),
      ...stringsIn(DEMO_ARTICLES).map((html) => html.replace(/<[^>]*>/g, " ").trim()),
    ];
    const written = prose.filter((text) => !text.startsWith("/"));
    expect(written.flatMap(faultsIn)).toEqual([]);
    expect(written.filter((text) => /\p{Extended_Pictographic}/u.test(text))).toEqual([]);
  });

  it("has a typography check that notices faults", () => {
    for (const wrong of ["Le prix : 3", "« Oui", "d'eau", "Vraiment?", "1 500", "230 V", "Bravo !", "30 %"])
      expect(faultsIn(wrong)).not.toEqual([]);
    expect(faultsIn("Le prix\u202f: 1\u202f500\u202f€, «\u202fposé\u202f», à 12\u202fh\u202f30")).toEqual([]);
  });
});

describe("pictures", () => {
  it("come main view first, and only those of the very product", () => {
    const pictures = ["prise-angle", "prise-detail", "prise-front", "prise-murale-angle", "salon"];
    expect(viewsOf("prise", pictures)).toEqual(["prise-angle", "prise-front", "prise-detail"]);
    expect(viewsOf("serrure", pictures)).toEqual([]);
    expect(sceneOrMainView("salon", pictures)).toBe("salon");
    expect(sceneOrMainView("prise", pictures)).toBe("prise-angle");
  });
});

describe("datasheets", () => {
  it("are the same twice, accepted by the upload check, and have one or two pages", async () => {
    for (const input of INPUTS) {
      const bytes = await renderDatasheet(input);
      checkPdf(bytes, input.reference);
      expect(bytes.equals(await renderDatasheet(input))).toBe(true);
      expect(bytes.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeOneOf([1, 2]);
    }
  });

  it("draw every character of the products' texts", () => {
    expect(stringsIn(INPUTS).filter((text) => winAnsi(text).split("?").length !== text.split("?").length)).toEqual([]);
    expect(winAnsi("CO₂\u202f: ≥ 95 漢")).toBe("CO2\u00a0: min. 95 ?");
  });
});

describe("the generated catalogue", () => {
  it("is the same twice, and goes on from any number", () => {
    expect([...generateProducts(200)]).toEqual([...generateProducts(200)]);
    expect([...generateProducts(5, { first: 101 })]).toEqual([...generateProducts(200)].slice(100, 105));
  });

  it("has unique references, slugs and titles for 5,000, none of them the demo's", () => {
    const products = [...generateProducts(5000)];
    for (const key of ["reference", "slug", "title"] as const) {
      expect(new Set([...products, ...INPUTS].map((product) => product[key])).size).toBe(5036);
    }
    expect(products.filter(({ slug }) => !SLUG_PATTERN.test(slug))).toEqual([]);
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(DEMO_CATEGORIES.map(({ name }) => name)));
    for (const { name, subcategories } of DEMO_CATEGORIES) {
      const used = products.filter(({ category }) => category === name).map(({ subcategory = "" }) => subcategory);
      expect(used.filter((subcategory) => !subcategories.includes(subcategory))).toEqual([]);
    }
  });

  it("takes neither chance nor the clock from the outside", async () => {
    const sources = await Promise.all(
      ["generate-catalogue.ts", "mulberry32.ts"].map((file) => readFile(`${import.meta.dirname}/${file}`, "utf8")),
    );
    expect(sources.filter((source) => /Math\.random|Date/.test(source))).toEqual([]);
  });
});
