import { nextNumber } from "#server/testing/next-number.ts";

/** The least that a product needs, unique; `fields` says what matters to the test. */
export function aProduct(fields: Record<string, unknown> = {}) {
  const n = nextNumber();
  return {
    title: `Variateur ${n}`,
    slug: `variateur-${n}`,
    reference: `LUM-TEST-${n}`,
    category: "Éclairage",
    short_description: "Règle la lumière en douceur.",
    ...fields,
  };
}
