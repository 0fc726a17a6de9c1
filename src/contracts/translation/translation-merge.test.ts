import { expect, it } from "vitest";
import { mergeFields } from "../merge/merge.ts";
import { translationMerge } from "./translation-merge.ts";
import type { TranslationInput } from "./translation.ts";

const RULES = translationMerge([{ name: "benefits", kind: "rows" }]);

const withRow = (title: string, description: string): Required<TranslationInput> => ({
  fields: { benefits: [{ title, description }] },
  slug: "lamp",
  is_published: false,
});

it("two people may write two texts of one row at once", () => {
  const sides = { base: withRow("", ""), mine: withRow("Soft", ""), theirs: withRow("", "At night.") };
  expect(mergeFields(RULES, sides)).toMatchObject({ merged: withRow("Soft", "At night."), collisions: [] });
});

it("a text of a row that both wrote collides alone", () => {
  const sides = { base: withRow("", ""), mine: withRow("Soft", ""), theirs: withRow("Gentle", "At night.") };
  const { collisions } = mergeFields(RULES, sides);
  expect(collisions).toMatchObject([{ path: ["fields", "benefits", "0", "title"], mine: "Soft", theirs: "Gentle" }]);
});
