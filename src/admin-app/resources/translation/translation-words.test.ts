import { expect, it } from "vitest";
import { ARTICLE_TRANSLATION } from "#contracts/article/article.ts";
import { CATEGORY_TRANSLATION } from "#contracts/category/category.ts";
import { LETTER_TRANSLATION } from "#contracts/letter/letter.ts";
import { PAGE_TRANSLATION } from "#contracts/page/page.ts";
import { PRODUCT_TRANSLATION } from "#contracts/product/product.ts";
import { SLIDE_TRANSLATION } from "#contracts/slide/slide.ts";
import { describeGaps } from "./translation-words.ts";

it("a draft says which texts are missing, with their articles, and counts those after the fourth", () => {
  const gapsOf = ({ fields }: typeof PRODUCT_TRANSLATION) => describeGaps(fields.filter((field) => !field.is_optional));
  expect(describeGaps(PRODUCT_TRANSLATION.fields.slice(1, 2))).toBe("Gardée en brouillon\u202f: il manque la description courte");
  expect(gapsOf(PRODUCT_TRANSLATION)).toMatch(/ le titre, la description courte, la description longue, les spécifications et 6 autres$/);
  expect(describeGaps(PRODUCT_TRANSLATION.fields.slice(4, 8))).toMatch(
    / les bénéfices, la compatibilité, les images, les téléchargements$/,
  );
  expect(gapsOf(ARTICLE_TRANSLATION)).toMatch(/ le titre, le contenu, l’extrait$/);
  expect(gapsOf(SLIDE_TRANSLATION)).toMatch(/ le titre, le sous-titre, le texte du bouton, le texte alternatif$/);
  expect(gapsOf(PAGE_TRANSLATION)).toMatch(/ le titre, les textes des sections$/);
  expect(gapsOf(LETTER_TRANSLATION)).toMatch(/ l’objet, le texte d’aperçu, le contenu$/);
  expect(gapsOf(CATEGORY_TRANSLATION)).toMatch(/ le nom, les sous-catégories$/);
});
