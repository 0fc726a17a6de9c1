import { nextNumber } from "#server/testing/next-number.ts";

/** The least that a feature needs, unique; `fields` says what matters to the test. */
export function aFeature(fields: Record<string, unknown> = {}) {
  return { title: `Fonctionnalité ${nextNumber()}`, description: "Tout s’éteint quand vous partez.", ...fields };
}
