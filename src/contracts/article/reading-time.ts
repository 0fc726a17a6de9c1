import { plainText } from "../text/plain-text.ts";

/** Words that an adult reads in a minute, in French prose on a screen. */
const WORDS_PER_MINUTE = 220;

const WORD = /[\p{L}\p{N}]+(?:[-.,][\p{L}\p{N}]+)*/gu;

/** Words in an article's HTML, as readers count them: « l’eau » has two, « 1 500 » has two, punctuation is none. */
export function wordCountOf(html: string): number {
  return plainText(html).match(WORD)?.length ?? 0;
}

/** Minutes that reading takes, at least one. */
export function readingMinutesOf(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));
}
