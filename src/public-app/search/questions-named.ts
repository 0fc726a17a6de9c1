import type { PublicSettings } from "#contracts/settings/public-settings.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { answerAnchor } from "#public-app/contact-request/answer-anchor.ts";

/** A question that the contact page answers, and the anchor of its answer. */
export type Question = Pick<PublicSettings["faq"][number], "question" | "lang"> & { anchor: string };

const QUESTIONS_MAX = 3;

/** Questions that have a word beginning with each typed word; none where nothing was typed. */
export function questionsNamed(typed: string, faq: PublicSettings["faq"]): Question[] {
  const words = normalize(typed).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  return faq
    .map(({ question, lang }, index) => ({ question, lang, anchor: answerAnchor(index) }))
    .filter(({ question }) => {
      const known = normalize(question).split(/[^\p{Letter}\p{Number}]+/u);
      return words.every((word) => known.some((name) => name.startsWith(word)));
    })
    .slice(0, QUESTIONS_MAX);
}
