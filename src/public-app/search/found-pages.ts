import { normalize, searchWords } from "#contracts/shared/normalize.ts";
import { LEGAL_LINKS, MENU_LINKS } from "#contracts/settings/documented-links.ts";
import { answerAnchor } from "#public-app/content/site-links.ts";
import { m as layout } from "#messages/public-app/layout/messages";
import { m } from "#messages/public-app/search/messages";
import type { PublicSettings } from "#contracts/settings/public-settings.ts";

/** A page of the site that has no data of its own. */
export type PagePath = (typeof MENU_LINKS)[number] | (typeof LEGAL_LINKS)[number];

/** Pages whose name, or a word for what is on them, begins with each typed word; those of the menu where nothing was
 *  typed. */
export function findPages(typed: string): PagePath[] {
  const words = searchWords(typed);
  if (words.length === 0) return [...MENU_LINKS];
  return [...MENU_LINKS, ...LEGAL_LINKS].filter((path) => {
    const known = normalize(`${layout.links[path]} ${m.pageWords[path]}`).split(/[ '-]+/);
    return words.every((word) => known.some((name) => name.startsWith(word)));
  });
}

/** A question that the contact page answers, and the anchor of its answer. */
export type Question = Pick<PublicSettings["faq"][number], "question" | "lang"> & { anchor: string };

const QUESTIONS_MAX = 3;

/** Questions that have a word beginning with each typed word; none where nothing was typed. */
export function findQuestions(typed: string, faq: PublicSettings["faq"]): Question[] {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  return faq
    .map(({ question, lang }, index) => ({ question, lang, anchor: answerAnchor(index) }))
    .filter(({ question }) => {
      const known = normalize(question).split(/[^\p{Letter}\p{Number}]+/u);
      return words.every((word) => known.some((name) => name.startsWith(word)));
    })
    .slice(0, QUESTIONS_MAX);
}
