import { describe, expect, it } from "vitest";
import { attributeKey } from "#contracts/attribute/attribute.ts";
import { categoryInputSchema } from "#contracts/category/category.ts";
import { SLUG_PATTERN } from "#contracts/shared/slug.ts";
import { DEMO_CATEGORIES } from "../categories.ts";
import { DEMO_COMPLIANCE } from "../compliance.ts";
import { DEMO_ATTRIBUTES } from "../installation/attributes.ts";
import { productInputOf } from "../product-input.ts";
import { findEnglishFaults } from "#server/testing/english-prose.ts";
import { findRepeated, collectStrings } from "#server/testing/french-prose.ts";
import { ENGLISH_CATEGORIES } from "./categories.ts";
import { ENGLISH_IN_SITU_TEXTS } from "./in-situ-texts.ts";
import { ENGLISH_PRODUCTS } from "./products.ts";
import { ENGLISH_SPECIFICATION_NAMES, ENGLISH_VALUES, SAME_IN_ENGLISH } from "./specification-words.ts";

const INPUTS = DEMO_CATEGORIES.flatMap(({ name, products }) => products.map((demo) => productInputOf(name, demo)));
const ENGLISH = Object.values(ENGLISH_PRODUCTS);

describe("the demo catalogue in English", () => {
  it("every product has as many benefits, specifications and paragraphs as in French", () => {
    expect(Object.keys(ENGLISH_PRODUCTS)).toEqual(INPUTS.map(({ slug }) => slug));
    const paragraphs = (text = "") => text.split("\n\n").length;
    for (const { slug, long_description, benefits, specifications } of INPUTS) {
      const fields = ENGLISH_PRODUCTS[slug];
      const counts = [paragraphs(fields?.long_description), fields?.benefits.length, fields?.specifications.length];
      expect([slug, ...counts]).toEqual([slug, paragraphs(long_description), benefits?.length, specifications?.length]);
    }
  });

  it("slugs and titles are unique, and the texts for search engines short", () => {
    expect(ENGLISH.filter(({ slug }) => !SLUG_PATTERN.test(slug))).toEqual([]);
    expect(findRepeated(ENGLISH.map(({ slug }) => slug))).toEqual([]);
    for (const { meta_title, meta_description } of ENGLISH) {
      expect([meta_title, meta_title.length >= 35 && meta_title.length <= 60]).toEqual([meta_title, true]);
      expect([meta_description, meta_description.length >= 120 && meta_description.length <= 160]).toEqual([meta_description, true]);
    }
    expect(findRepeated(ENGLISH.map(({ meta_title }) => meta_title))).toEqual([]);
  });

  it("every name of a specification has English words, and every value but figures and standards", () => {
    const specifications = INPUTS.flatMap((input) => input.specifications ?? []);
    expect(specifications.filter(({ name }) => !(name in ENGLISH_SPECIFICATION_NAMES))).toEqual([]);
    const parts = specifications.flatMap(({ value }) => value.split(", "));
    const unknown = parts.filter((part) => !(part in ENGLISH_VALUES) && !SAME_IN_ENGLISH.has(part) && /\p{Ll}{2}/u.test(part));
    expect(unknown.filter((part) => !/^[\d\u202f×. ]+pixels$/.test(part))).toEqual([]);
  });

  it("calls a specification as its category's attribute is called", () => {
    for (const { name, name_en } of Object.values(DEMO_ATTRIBUTES).flat()) {
      const translation = Object.entries(ENGLISH_SPECIFICATION_NAMES).find(([french]) => attributeKey(french) === attributeKey(name));
      expect([name, translation?.[1]]).toEqual([name, name_en]);
    }
  });

  it("every product with legal facts has them in English", () => {
    const references = INPUTS.filter(({ slug }) => ENGLISH_PRODUCTS[slug]?.safety_warnings).map(({ reference }) => reference);
    expect(references.toSorted()).toEqual(Object.keys(DEMO_COMPLIANCE).toSorted());
  });

  it("every category has its sub-categories", () => {
    for (const { name, subcategories } of DEMO_CATEGORIES) {
      const english = categoryInputSchema.parse(ENGLISH_CATEGORIES[name]);
      expect(english.subcategories).toHaveLength(subcategories.length);
    }
  });

  it("the texts are English, with curly quotes", () => {
    expect(collectStrings([ENGLISH, ENGLISH_CATEGORIES, ENGLISH_IN_SITU_TEXTS]).flatMap(findEnglishFaults)).toEqual([]);
    expect(findEnglishFaults("The “hub” est là.")).toEqual(["est in: The “hub” est là."]);
  });
});
