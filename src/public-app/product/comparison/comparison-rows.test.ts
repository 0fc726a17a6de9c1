import { expect, it } from "vitest";
import type { Comparison } from "#contracts/product/catalogue.ts";
import { compare } from "./comparison-rows.ts";

const WORDS = {
  sale: "Disponibilité",
  sold: "Au catalogue",
  lifecycle: { active: "", end_of_life: "Fin de vie", discontinued: "Arrêté" },
  price: "Prix",
  priceFrom: (euros: number) => `${euros} €`,
  category: "Catégorie",
  compatibility: "Compatibilité",
  benefits: "Avantages",
};

function aProduct(fields: Partial<Comparison[number]>): Comparison[number] {
  return {
    id: 1,
    slug: "a",
    title: "A",
    reference: "R",
    category: "Éclairage",
    subcategory: "",
    short_description: "",
    price_from: null,
    lifecycle: "active",
    is_new: false,
    image: null,
    specifications: [],
    benefits: [],
    protocols: [],
    compatibility: [],
    ...fields,
  };
}

it("facts that differ come apart from those that all share, whatever the accents and the order of lists", () => {
  const one = aProduct({
    specifications: [
      { name: "Tension", value: "230", unit: "V" },
      { name: "Indice", value: "IP20", unit: "" },
    ],
    compatibility: ["Matter", "KNX"],
  });
  const other = aProduct({
    specifications: [
      { name: "TENSION", value: "230", unit: "v" },
      { name: "Indice", value: "IP65", unit: "" },
      { name: "Poids", value: "90", unit: "g" },
    ],
    price_from: 79,
    compatibility: ["KNX", "Matter"],
    benefits: [{ icon: "", title: "Sobre", description: "Moins d’un watt." }],
  });
  const { different, same } = compare([one, other], WORDS);
  expect(different).toMatchObject([
    { name: "Prix", values: ["", "79 €"], ours: "all" },
    { name: "Indice", values: ["IP20", "IP65"] },
    { name: "Poids", values: ["", "90\u00a0g"] },
    { name: "Avantages", values: ["", "Sobre"], ours: "name" },
  ]);
  expect(same.map(({ name }) => name)).toEqual(["Catégorie", "TENSION", "Compatibilité"]);
});

it("a fact is in the language of its own words, else in its product's", () => {
  const french = aProduct({
    language: "fr",
    specifications: [
      { name: "Voltage", value: "230", unit: "V", name_language: "en", value_language: "en" },
      { name: "Couleur", value: "Blanc", unit: "" },
    ],
  });
  const english = aProduct({ language: "en", specifications: [{ name: "Voltage", value: "12", unit: "V" }] });
  const { different } = compare([french, english], WORDS);
  expect(different.map(({ name, languages }) => [name, languages])).toEqual([
    ["Voltage", { name: "en", values: ["en", "en"] }],
    ["Couleur", { name: "fr", values: ["fr", undefined] }],
  ]);
});

it("what no product states is no row", () => {
  expect(compare([aProduct({ category: "" }), aProduct({ category: "" })], WORDS)).toEqual({ different: [], same: [] });
});

it("a product that is no longer made differs from those that are sold, and where all are sold there is no such row", () => {
  const lives = (...lifecycles: Comparison[number]["lifecycle"][]) => {
    const { different, same } = compare(
      lifecycles.map((lifecycle) => aProduct({ lifecycle })),
      WORDS,
    );
    return [...different, ...same].find(({ name }) => name === "Disponibilité")?.values;
  };
  expect(lives("active", "discontinued", "end_of_life")).toEqual(["Au catalogue", "Arrêté", "Fin de vie"]);
  expect(lives("active", "active")).toBeUndefined();
});
