import { expect, it } from "vitest";
import { SLUG_PATTERN } from "#contracts/shared/slug.ts";
import { generateProducts } from "../generate-catalogue.ts";
import { findEnglishFaults } from "#server/testing/english-prose.ts";
import { findRepeated, collectStrings } from "#server/testing/french-prose.ts";
import { englishOfGenerated } from "./generated.ts";

it("every generated product has its English, with as many benefits and specifications as in French", () => {
  const products = [...generateProducts(400)];
  const english = products.map(englishOfGenerated);
  expect(collectStrings(english).flatMap(findEnglishFaults)).toEqual([]);
  expect(collectStrings(english).filter((text) => text.includes("undefined"))).toEqual([]);
  expect(english.filter(({ slug }) => !SLUG_PATTERN.test(slug))).toEqual([]);
  expect(findRepeated(english.map(({ slug }) => slug))).toEqual([]);
  expect(english.map(({ benefits, specifications }) => [benefits.length, specifications.length])).toEqual(
    products.map(({ benefits, specifications }) => [benefits?.length, specifications?.length]),
  );
});

it("a product that was not generated is refused", () => {
  const [product] = generateProducts(1);
  expect(() => product && englishOfGenerated({ ...product, reference: "LUM-CTL-010" })).toThrow(RangeError);
});
