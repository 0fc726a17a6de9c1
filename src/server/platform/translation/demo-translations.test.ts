import { describe, expect, it } from "vitest";
import { ARTICLE_TRANSLATION } from "#contracts/article/article.ts";
import { CATEGORY_TRANSLATION } from "#contracts/category/category.ts";
import { FEATURE_TRANSLATION } from "#contracts/feature/feature.ts";
import { PRODUCT_TRANSLATION } from "#contracts/product/product.ts";
import { SLIDE_TRANSLATION } from "#contracts/slide/slide.ts";
import { isComplete, sourceOf, type TranslatedFields, translatedValuesSchema } from "#contracts/translation/translated-field.ts";
import { DEMO_ARTICLES } from "#server/resources/article/demo/articles.ts";
import { ENGLISH_ARTICLES } from "#server/resources/article/demo/english/articles.ts";
import { articleInputOf } from "#server/resources/article/demo/seed-articles.ts";
import { DEMO_FEATURES, ENGLISH_FEATURES } from "#server/resources/feature/feature-demo.ts";
import { DEMO_CATEGORIES } from "#server/resources/product/demo/categories.ts";
import { DEMO_COMPLIANCE } from "#server/resources/product/demo/compliance.ts";
import { listDemoDocuments } from "#server/resources/product/demo/documents/demo-documents.ts";
import { ENGLISH_CATEGORIES } from "#server/resources/product/demo/english/categories.ts";
import { englishOfGenerated } from "#server/resources/product/demo/english/generated.ts";
import { ENGLISH_PRODUCTS } from "#server/resources/product/demo/english/products.ts";
import { generateProducts } from "#server/resources/product/demo/generate-catalogue.ts";
import { productInputOf } from "#server/resources/product/demo/product-input.ts";
import { DEMO_SLIDES, ENGLISH_SLIDES } from "#server/resources/slide/slide-demo.ts";
import type { DemoTranslation } from "./publish-demo.ts";

type Pair = readonly [french: object, english: DemoTranslation | undefined];

const PRODUCTS = DEMO_CATEGORIES.flatMap(({ name, products }) =>
  products.map((demo): Pair => {
    const input = productInputOf(name, demo);
    const downloads = [{ name: `Fiche technique ${input.title}` }, ...listDemoDocuments(input).map(({ entry }) => entry)];
    return [{ ...input, downloads, ...DEMO_COMPLIANCE[demo.reference] }, ENGLISH_PRODUCTS[input.slug]];
  }),
);

const DEMO: [resources: string, fields: TranslatedFields, pairs: Pair[]][] = [
  ["products", PRODUCT_TRANSLATION, PRODUCTS],
  ["generated products", PRODUCT_TRANSLATION, [...generateProducts(50)].map((input): Pair => [input, englishOfGenerated(input)])],
  ["articles", ARTICLE_TRANSLATION, DEMO_ARTICLES.map((demo): Pair => [articleInputOf(demo), ENGLISH_ARTICLES[demo.slug]])],
  ["slides", SLIDE_TRANSLATION, DEMO_SLIDES.map((demo): Pair => [demo, ENGLISH_SLIDES[demo.picture]])],
  ["features", FEATURE_TRANSLATION, DEMO_FEATURES.map((demo): Pair => [demo, ENGLISH_FEATURES[demo.icon]])],
  ["categories", CATEGORY_TRANSLATION, DEMO_CATEGORIES.map((demo): Pair => [demo, ENGLISH_CATEGORIES[demo.name]])],
];

describe("the English of the demo", () => {
  it.each(DEMO)("says all that the French says, as the contract allows: %s", (_, { fields }, pairs) => {
    for (const [french, english] of pairs) {
      const { slug: _slug, ...values } = english ?? {};
      expect(translatedValuesSchema(fields).parse(values)).toEqual(values);
      const source = sourceOf(fields, french);
      const missing = fields.filter((field) => !isComplete(field, source[field.name] ?? "", values[field.name])).map(({ name }) => name);
      expect([source.title ?? source.name, missing]).toEqual([source.title ?? source.name, []]);
    }
  });
});
