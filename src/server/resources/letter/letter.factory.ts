import { nextNumber } from "#server/testing/next-number.ts";

/** A section of a letter, unique; `fields` says what matters to the test. */
export function aSection(fields: Record<string, unknown> = {}) {
  const empty = { text: "", label: "", alt_text: "", image_url: "", link: "", article: null, products: [] };
  const text = fields.kind === undefined ? "<p>Une maison calme.</p>" : "";
  return { id: `s${nextNumber()}`, kind: "text", ...empty, text, ...fields };
}

/** The least that a letter needs; `fields` says what matters to the test. */
export function aLetter(fields: Record<string, unknown> = {}) {
  return { title: `Lettre ${nextNumber()}`, preheader: "Trois gestes pour l’hiver", sections: [aSection()], ...fields };
}
