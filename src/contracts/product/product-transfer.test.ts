import { expect, it } from "vitest";
import { guessColumns } from "./product-transfer.ts";

it.each([
  ["Réf.", "reference"],
  ["Réf", "reference"],
  ["Référence :", "reference"],
  ["Référence*", "reference"],
  ["Réf. produit", "reference"],
  ["Nom du produit (*)", "title"],
  ["Désignation…", "title"],
  ["Prix (€)", "price_from"],
  ["Prix TTC €", "price_from"],
  ["Prix à partir de (€)", "price_from"],
  ["Prix [TTC]", "price_from"],
  ["Description (longue)", "long_description"],
  ["Description technique", null],
  ["N°", "id"],
  ["...", null],
])("a heading « %s » is recognised whatever marks it holds (%s)", (heading, column) => {
  expect(guessColumns([heading])).toEqual([column]);
});
