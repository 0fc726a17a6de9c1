import { mergeUnlessBoth, type Rule, type Sides } from "./merge.ts";
import { type Chunk, clean, mergeSequences } from "./merge-sequences.ts";
import { type MergedText, mergeText } from "./merge-words.ts";

/** Tags and the text between them, as canonical HTML writes them. */
const TOKEN = /<(\/?)([a-z][a-z0-9]*)(?: [a-z-]+="[^"]*")*( \/)?>|[^<]+/g;

/** Elements that stand among words: next to each other they are one block. */
const INLINE = new Set(["a", "strong", "em", "u", "s", "sub", "sup", "code", "br", "img"]);

type Token = { text: string; tag: string | undefined; depth: -1 | 0 | 1 };

function tokensOf(html: string): Token[] {
  return [...html.matchAll(TOKEN)].map(([text, isEnd, tag, isVoid]) => {
    const opens = isEnd ? -1 : 1;
    return { text, tag, depth: tag === undefined || isVoid ? 0 : opens };
  });
}

/** Lists the top-level blocks of canonical HTML, without the blanks between them; undefined for any other HTML. */
function blocksOf(html: string): string[] | undefined {
  const tokens = tokensOf(html);
  if (tokens.map(({ text }) => text).join("") !== html) return undefined;
  const blocks: string[] = [];
  let depth = 0;
  let wasInline = false;
  for (const { text, tag, depth: step } of tokens) {
    const isInline = tag === undefined || INLINE.has(tag);
    const isBetween = depth === 0 && tag === undefined && text.trim() === "" && !wasInline;
    if (isBetween) continue;
    if (depth > 0 || (isInline && wasInline)) blocks.push(`${blocks.pop() ?? ""}${text}`);
    else blocks.push(text);
    if (depth === 0) wasInline = isInline;
    depth += step;
    if (depth < 0) return undefined;
  }
  return depth === 0 ? blocks.map((block) => block.trim()) : undefined;
}

/** Merges a block that both sides changed, between its tags where these are the same; else gives undefined. */
function mergeBlock({ base, mine, theirs }: Sides<string>, timeLeft: () => number): MergedText | undefined {
  const [before, my, their] = [base, mine, theirs].map((block) => tokensWithTexts(block));
  if (!before || !my || !their) return undefined;
  const isAlike = (side: string[]) =>
    side.length === before.length && side.every((token, index) => index % 2 === 0 || token === before[index]);
  if (!isAlike(my) || !isAlike(their)) return undefined;
  const merged = before.map((token, index): MergedText => {
    const sides = { base: token, mine: my[index] ?? "", theirs: their[index] ?? "" };
    return index % 2 === 1 ? { theirs: token, mine: token, both: token, isClean: true } : mergeText(sides, timeLeft);
  });
  const text = (side: "theirs" | "mine" | "both") => merged.map((part) => part[side]).join("");
  return { theirs: text("theirs"), mine: text("mine"), both: text("both"), isClean: merged.every(({ isClean }) => isClean) };
}

/** Splits a block into text, tag, text, tag … text: a text between two tags is there even if it is empty. */
function tokensWithTexts(block: string): string[] {
  const result = [""];
  for (const { text, tag } of tokensOf(block)) {
    if (tag === undefined) result[result.length - 1] += text;
    else result.push(text, "");
  }
  return result;
}

const tagOf = (block: string) => /^<[a-z0-9]+/.exec(block)?.[0];
const textWords = (block: string) => block.replace(/<[^>]*>/g, " ").match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a block is another one that was changed: most of its words are still there. */
function isVersionOf(before: string, after: string): boolean {
  if (tagOf(before) !== tagOf(after)) return false;
  const [had, has] = [textWords(before), textWords(after)];
  const words = new Set(has);
  return had.filter((word) => words.has(word)).length * 2 > Math.max(had.length, has.length);
}

/** Collides blocks that both sides changed: one by one where there are as many of them, else all or none. */
function collideBlocks({ base, mine, theirs }: Sides<string[]>, timeLeft: () => number): Chunk<string> {
  const isPaired = base.length === mine.length && base.length === theirs.length;
  const chunks = base.map((block, index): Chunk<string> => {
    const sides = { base: block, mine: mine[index] ?? "", theirs: theirs[index] ?? "" };
    const whole = { theirs: [sides.theirs], mine: [sides.mine], both: [sides.theirs, sides.mine], isClean: false };
    if (!isPaired || sides.mine === sides.theirs) return isPaired ? clean([sides.mine]) : whole;
    if (sides.mine === block) return clean([sides.theirs]);
    if (sides.theirs === block) return clean([sides.mine]);
    const merged = mergeBlock(sides, timeLeft);
    return merged ? { theirs: [merged.theirs], mine: [merged.mine], both: [merged.both], isClean: merged.isClean } : whole;
  });
  if (!isPaired) return { theirs, mine, both: [...theirs, ...mine], isClean: false };
  const of = (side: "theirs" | "mine" | "both") => chunks.flatMap((chunk) => chunk[side]);
  return { theirs: of("theirs"), mine: of("mine"), both: of("both"), isClean: chunks.every(({ isClean }) => isClean) };
}

function mergeHtml(sides: Sides<string>, timeLeft: () => number): MergedText | undefined {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(blocksOf);
  if (!base || !mine || !theirs) return undefined;
  const collide = (collided: Sides<string[]>) => collideBlocks(collided, timeLeft);
  const chunks = mergeSequences({ base, mine, theirs }, { collide, isVersionOf }, timeLeft);
  if (!chunks) return undefined;
  const html = (side: "theirs" | "mine" | "both") => chunks.flatMap((chunk) => chunk[side]).join("\n");
  return { theirs: html("theirs"), mine: html("mine"), both: html("both"), isClean: chunks.every(({ isClean }) => isClean) };
}

const isSame = (one: string, other: string) => one === other;

/** The HTML of an article: merged by top-level blocks, then by words where the tags are the same. What is merged must
 *  be canonical to the letter; where it is not, or cannot be compared in time, the whole text is one collision. */
export const html: Rule<string> = {
  isSame,
  merge: (sides, context) =>
    mergeUnlessBoth(sides, isSame, () => {
      const { canonicalHtml } = context;
      const [base = "", mine = "", theirs = ""] = [sides.base, sides.mine, sides.theirs].map(canonicalHtml);
      const both = () => {
        const merged = mergeHtml({ base, mine, theirs }, context.timeLeft);
        const isCanonical = merged && [merged.theirs, merged.mine, merged.both].every((each) => canonicalHtml(each) === each);
        if (!merged || !isCanonical) return context.collide({ theirs, mine, both: `${theirs}\n${mine}` });
        return merged.isClean ? merged.mine : context.collide({ theirs: merged.theirs, mine: merged.mine, both: merged.both });
      };
      return mergeUnlessBoth({ base, mine, theirs }, isSame, both);
    }),
};
