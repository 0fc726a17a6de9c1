import { expect, it } from "vitest";
import type { Comparison } from "#contracts/product/catalogue.ts";
import { compare } from "./comparison-rows.ts";

const NAMES = { category: "Catégorie", compatibility: "Compatibilité", benefits: "Avantages" };

function aProduct(fields: Partial<Comparison[number]>): Comparison[number] {
  return {
    id: 1,
    slug: "a",
    title: "A",
    reference: "R",
    category: "Éclairage",
    subcategory: "",
    short_description: "",
    is_new: false,
    image: null,
    specifications: [],
    benefits: [],
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
    compatibility: ["KNX", "Matter"],
    benefits: [{ icon: "", title: "Sobre", description: "Moins d’un watt." }],
  });
  const { different, same } = compare([one, other], NAMES);
  expect(different).toEqual([
    { name: "Indice", values: ["IP20", "IP65"] },
    { name: "Poids", values: ["", "90\u00a0g"] },
    { name: "Avantages", values: ["", "Sobre"] },
  ]);
  expect(same.map(({ name }) => name)).toEqual(["Catégorie", "TENSION", "Compatibilité"]);
});

it("what no product states is no row", () => {
  expect(compare([aProduct({ category: "" }), aProduct({ category: "" })], NAMES)).toEqual({ different: [], same: [] });
});
