import { nextNumber } from "#server/testing/next-number.ts";

/** The least that a category needs, unique; `fields` says what matters to the test. */
export function aCategory(fields: Record<string, unknown> = {}) {
  return { name: `Catégorie ${nextNumber()}`, subcategories: ["Intérieur", "Extérieur"], ...fields };
}
