import { nextNumber } from "#server/testing/next-number.ts";

/** The least that a slide needs, unique; `fields` says what matters to the test. */
export function aSlide(fields: Record<string, unknown> = {}) {
  return { title: `Slide ${nextNumber()}`, cta_text: "Demander une démo", cta_link: "/contact", ...fields };
}
