import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { icons } from "lucide-react";
import { describe, expect, it } from "vitest";
import { complianceInputSchema } from "#contracts/product/product-compliance.ts";
import { categoryInputSchema } from "#contracts/category/category.ts";
import { DEMO_PICTURES_FOLDER, isInstalledView, listPictures } from "#server/platform/operations/seed/demo-pictures.ts";
import { checkPdf } from "#server/platform/media/check-pdf.ts";
import { findFrenchFaults, findRepeated, collectStrings } from "#server/testing/french-prose.ts";
import { DEMO_CATEGORIES } from "./categories.ts";
import { DEMO_COMPLIANCE } from "./compliance.ts";
import { drawableText } from "#server/resources/product/datasheet/tagged-pdf.ts";
import { demoDatasheet } from "./demo-datasheet.ts";
import { ENGLISH_IN_SITU_TEXTS } from "./english/in-situ-texts.ts";
import { DEMO_LIFE_CYCLES, DEMO_SETS } from "./life-cycles.ts";
import { IN_SITU_TEXTS } from "./in-situ-texts.ts";
import { productInputOf } from "./product-input.ts";

const PRODUCTS = DEMO_CATEGORIES.flatMap(({ products }) => products);
const INPUTS = DEMO_CATEGORIES.flatMap(({ name, products }) => products.map((demo) => productInputOf(name, demo)));

describe("the demo catalogue", () => {
  it("holds 36 products that satisfy the contract, one per picture, and one that is discontinued", () => {
    expect(INPUTS).toHaveLength(37);
    const listed = PRODUCTS.filter(({ reference }) => DEMO_LIFE_CYCLES[reference]?.lifecycle !== "discontinued");
    expect(listed).toHaveLength(36);
    expect(findRepeated(listed.map(({ picture }) => picture))).toEqual([]);
  });

  it("one product is at the end of its life, and each one with a successor leads to one that is simply sold", () => {
    const references = new Set(PRODUCTS.map(({ reference }) => reference));
    expect(Object.values(DEMO_LIFE_CYCLES).map(({ lifecycle }) => lifecycle)).toEqual(["discontinued", "end_of_life"]);
    for (const [reference, { replaced_by }] of Object.entries(DEMO_LIFE_CYCLES)) {
      expect([references.has(reference), references.has(replaced_by), replaced_by in DEMO_LIFE_CYCLES]).toEqual([true, true, false]);
    }
  });

  it("gives every category two to four sub-categories, and every product one of them", () => {
    for (const { name, subcategories, products } of DEMO_CATEGORIES) {
      expect(categoryInputSchema.parse({ name, subcategories }).subcategories?.length).toBeOneOf([2, 3, 4]);
      expect(products.filter(({ subcategory }) => !subcategories.includes(subcategory))).toEqual([]);
    }
  });

  it("slugs, references and titles are unique", () => {
    expect(findRepeated(INPUTS.map(({ slug }) => slug))).toEqual([]);
    expect(findRepeated(INPUTS.map(({ reference }) => reference.toLowerCase()))).toEqual([]);
    expect(findRepeated(INPUTS.map(({ title }) => title))).toEqual([]);
  });

  it("features one product of each category and hides exactly one", () => {
    for (const { products } of DEMO_CATEGORIES) expect(products.filter(({ featured }) => featured)).toHaveLength(1);
    expect(PRODUCTS.filter(({ is_active }) => is_active === false)).toHaveLength(1);
    expect(PRODUCTS.filter(({ is_active, featured, is_new }) => is_active === false && (featured || is_new))).toEqual([]);
  });

  it("six to eight products are new", () => {
    expect(PRODUCTS.filter(({ is_new }) => is_new).length).toBeOneOf([6, 7, 8]);
  });

  it("relates each product to other ones that exist and are listed", () => {
    const visible = new Set(
      PRODUCTS.filter(({ is_active, reference }) => is_active !== false && DEMO_LIFE_CYCLES[reference]?.lifecycle !== "discontinued").map(
        ({ reference }) => reference,
      ),
    );
    for (const { reference, related } of PRODUCTS) {
      expect(related.filter((other) => !visible.has(other) || other === reference)).toEqual([]);
      expect(findRepeated(related)).toEqual([]);
    }
  });

  it("names what products need and what completes them among those that are listed, never themselves", () => {
    const listed = new Set(PRODUCTS.filter(({ is_active }) => is_active !== false).map(({ reference }) => reference));
    for (const [reference, { required = [], complementary = [] }] of Object.entries(DEMO_SETS)) {
      const { related = [] } = PRODUCTS.find((product) => product.reference === reference) ?? {};
      const named = [...required, ...complementary];
      expect([reference, complementary.filter((other) => related.includes(other))], "no card twice").toEqual([reference, []]);
      expect([reference, named.filter((other) => !listed.has(other) || other in DEMO_LIFE_CYCLES)]).toEqual([reference, []]);
      expect([listed.has(reference), findRepeated([reference, ...named])]).toEqual([true, []]);
    }
  });

  it("says what the law asks of some products, as the contract takes it", () => {
    const references = PRODUCTS.map(({ reference }) => reference);
    for (const [reference, facts] of Object.entries(DEMO_COMPLIANCE)) {
      expect([reference, references.includes(reference), complianceInputSchema.parse(facts)]).toEqual([reference, true, facts]);
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

  it("says the dimensions that its drawings show", async () => {
    const table = await readFile(join(DEMO_PICTURES_FOLDER, "../../art/dimensions.json"), "utf8");
    const drawn = Object.entries<{ size: string }>(JSON.parse(table)).map(([picture, { size }]) => [picture, size]);
    const facts = DEMO_CATEGORIES.flatMap(({ name, products }) =>
      products.map((demo) => {
        const { value, unit } = productInputOf(name, demo).specifications?.find((row) => row.name === "Dimensions") ?? {};
        expect([demo.picture, unit]).toEqual([demo.picture, "mm"]);
        return [demo.picture, value];
      }),
    );
    expect(Object.fromEntries(facts)).toEqual(Object.fromEntries(drawn));
    for (const [picture, value] of facts) expect(drawn).toContainEqual([picture, value]);
  });

  it("describes every picture in use in both languages, each time otherwise", async () => {
    const shown = (await listPictures(DEMO_PICTURES_FOLDER)).filter(isInstalledView).map((name) => name.replace(/-place$/, ""));
    const pictures = PRODUCTS.map(({ picture }) => picture);
    expect(shown.filter((picture) => !pictures.includes(picture))).toEqual([]);
    for (const texts of [IN_SITU_TEXTS, ENGLISH_IN_SITU_TEXTS]) {
      expect(Object.keys(texts).toSorted()).toEqual(shown);
      expect(findRepeated(Object.values(texts))).toEqual([]);
    }
  });

  it("names icons that lucide draws", () => {
    const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const names = PRODUCTS.flatMap(({ benefits }) => benefits.map(([icon]) => icon));
    expect(names.filter((name) => !(pascal(name) in icons))).toEqual([]);
  });

  it("keeps meta titles and descriptions within the hints", () => {
    for (const { meta_title, meta_description } of PRODUCTS) {
      expect([meta_title, meta_title.length >= 50 && meta_title.length <= 60]).toEqual([meta_title, true]);
      expect([meta_description, meta_description.length >= 150 && meta_description.length <= 160]).toEqual([meta_description, true]);
    }
    expect(findRepeated(PRODUCTS.map(({ meta_title }) => meta_title))).toEqual([]);
  });

  it("follows French typography", () => {
    const written = collectStrings([DEMO_CATEGORIES, DEMO_COMPLIANCE, IN_SITU_TEXTS]);
    expect(written.flatMap(findFrenchFaults)).toEqual([]);
    expect(written.filter((text) => /\p{Extended_Pictographic}/u.test(text))).toEqual([]);
  });
});

describe("datasheets", () => {
  it("datasheets are the same twice, pass the upload check, and have one or two pages", async () => {
    for (const input of INPUTS.slice(0, 8)) {
      const bytes = await demoDatasheet(input);
      checkPdf(bytes, input.reference);
      expect(bytes.equals(await demoDatasheet(input))).toBe(true);
      expect(bytes.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeOneOf([1, 2]);
    }
  });

  it("draw every character of the products' texts", () => {
    expect(collectStrings(INPUTS).filter((text) => drawableText(text) !== text)).toEqual([]);
  });
});
