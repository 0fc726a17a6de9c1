import { makeSection } from "#contracts/page/empty-section.ts";
import type { Section, SectionKind, SectionOf } from "#contracts/page/section.ts";
import { nextNumber } from "#server/testing/next-number.ts";

/** The least that a page needs, unique; `fields` says what matters to the test. */
export function aPage(fields: Record<string, unknown> = {}) {
  const n = nextNumber();
  const sections = [aSection("text", { html: "<p>Un texte utile.</p>" })];
  return { title: `Page ${n}`, slug: `page-${n}`, is_active: true, sections, ...fields };
}

/** The fields without which a section cannot be stored. */
const REQUIRED: Partial<Record<SectionKind, object>> = {
  action: { title: "Parlons-en", link_text: "Nous écrire", link_url: "/contact" },
};

/** A section of a kind, empty but for what it needs and `fields`. */
export function aSection<Kind extends SectionKind>(kind: Kind, fields: Partial<SectionOf<Kind>> = {}): Section {
  return makeSection(kind, `section-${nextNumber()}`, { ...REQUIRED[kind], ...fields });
}
