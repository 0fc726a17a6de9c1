/** A piece of running text: words, or words that lead somewhere (a page of this site by its documented path, or any
 *  other URL). */
export type Words = string | (string | { text: string; href: string })[];

/** A paragraph, a list, or what is known of one subject as pairs of question and answer. */
export type LegalBlock = Words | { list: Words[] } | { facts: [question: string, answer: Words][] };

/** A legal page. The ids of its sections are their anchors, the same in both languages. */
export type LegalText = {
  title: string;
  description: string;
  intro: string;
  sections: { id: string; title: string; blocks: LegalBlock[] }[];
};

/** The day from which the present texts hold. Changes with every change of their meaning. */
export const LEGAL_TEXTS_SINCE = "2026-11-27";
