import { mergeUnlessBoth, type Options, type Rule, type Sides } from "./merge.ts";
import { type Chunk, mergeSequences } from "./merge-sequences.ts";

/** A merged text for each side that can be followed where both changed the same words. */
export type MergedText = Required<Options<string>> & { isClean: boolean };

/** Words, entities of HTML, blanks, and each other sign by itself. */
const WORD = /[\p{L}\p{N}\p{M}_]+|&#?\w+;|\s+|[^\p{L}\p{N}\p{M}_\s]/gu;

const wordsOf = (text: string) => text.match(WORD) ?? [];
const isBlank = (word: string) => word.trim() === "";

/** Joins two texts, with a blank between them where there is none. */
function joinTexts(first: string, second: string): string {
  const isApart = first === "" || second === "" || /\s$/.test(first) || /^\s/.test(second);
  return `${first}${isApart ? "" : " "}${second}`;
}

function collideWords({ mine, theirs }: Sides<string[]>): Chunk<string> {
  return { theirs, mine, both: [joinTexts(theirs.join(""), mine.join(""))], isClean: false };
}

/** The sign that ends a sentence, and the end of one or the beginning of a text. */
const END = /^[.!?…]$/;
const AFTER_SENTENCE = /(?:^|[.!?…\n])\s*$/;

/** Ends the first of two whole sentences that collide with the sign that stands behind both, in place of theirs. */
function endSentences(chunks: Chunk<string>[]): Chunk<string>[] {
  return chunks.map((chunk, index) => {
    const [end = ""] = chunks[index + 1]?.both ?? [];
    const [theirs, mine] = [chunk.theirs.join("").trimEnd(), chunk.mine.join("")];
    if (chunk.isClean || !END.test(end) || theirs === "" || mine.trim() === "") return chunk;
    const before = chunks.slice(0, index).flatMap(({ both }) => both);
    return AFTER_SENTENCE.test(before.join("")) ? { ...chunk, both: [joinTexts(`${theirs}${end}`, mine)] } : chunk;
  });
}

/** Merges a text by words. Each side stays whole where they cannot be compared in time. */
export function mergeText({ base, mine, theirs }: Sides<string>, timeLeft: () => number): MergedText {
  const sides = { base: wordsOf(base), mine: wordsOf(mine), theirs: wordsOf(theirs) };
  const merged = mergeSequences(sides, { collide: collideWords, isBlank }, timeLeft);
  if (!merged) return { theirs, mine, both: joinTexts(theirs, `\n${mine}`), isClean: false };
  const chunks = endSentences(merged);
  const text = (side: "theirs" | "mine" | "both") => chunks.map((chunk) => chunk[side].join("")).join("");
  return { theirs: text("theirs"), mine: text("mine"), both: text("both"), isClean: chunks.every((chunk) => chunk.isClean) };
}

const isSame = (one: string, other: string) => one === other;

/** Rule of a text that is merged word by word. Where both sides changed the same words, a choice is about these words
 *  only. */
export const words: Rule<string> = {
  isSame,
  merge: (sides, context) =>
    mergeUnlessBoth(sides, isSame, () => {
      const { isClean, ...options } = mergeText(sides, context.timeLeft);
      return isClean ? options.mine : context.collide(options);
    }),
};
