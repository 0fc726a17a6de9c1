import { lexer, type MarkedToken, type Token } from "marked";
import { parse as parseYaml } from "yaml";
import type { GuideBlock, GuidePage, GuideText } from "#admin-app/kit/guide/guide-page.ts";

/** Path of the guide's overview in the back office; each page stands below it. */
export const GUIDE_PATH = "/admin/dashboard/help";

export type PictureSize = { width: number; height: number };

/** Facts that a page needs beside its text: its name, and the size of each picture. */
export type PageFacts = { name: string; sizeOf: (file: string) => PictureSize | undefined };

/** Writes narrow no-break spaces where French wants them. */
function withFrenchSpaces(text: string): string {
  return text.replaceAll(/ (?=[:;!?%»])/g, "\u202f").replaceAll("« ", "«\u202f");
}

/** Makes the id of a heading from its words: « À deux sur une fiche » gives `a-deux-sur-une-fiche`. */
export function slugOf(heading: string): string {
  return heading
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Reads where a link leads: to another page (`produits.md#creer-une-fiche`) or to a screen (`/admin/…`). */
function parseLink(href: string): { path: string; hash?: string } {
  const [target = "", hash] = href.split("#");
  const [, page] = /^([\w-]+)\.md$/.exec(target) ?? [];
  const path = page === undefined ? target : `${GUIDE_PATH}/${page}`;
  if (!path.startsWith("/admin/")) throw new Error(`a link leads to a page of the guide or to a screen, not to « ${href} »`);
  return hash === undefined ? { path } : { path, hash };
}

// every extension of marked could add tokens; none is used
const asMarkedTokens = (tokens: Token[] = []) => tokens as MarkedToken[];

function parseText(tokens: Token[] | undefined, marks: Omit<GuideText[number], "text"> = {}): GuideText {
  return asMarkedTokens(tokens).flatMap((token): GuideText => {
    switch (token.type) {
      case "strong":
        return parseText(token.tokens, { ...marks, isStrong: true });
      case "link":
        return parseText(token.tokens, { ...marks, link: parseLink(token.href) });
      case "text":
      case "escape":
        return [{ text: withFrenchSpaces(token.text.replaceAll("\n", " ")), ...marks }];
      default:
        throw new Error(`a page of the guide has text, links and **strong words**, no ${token.type}: « ${token.raw} »`);
    }
  });
}

function parsePicture({ href, text }: { href: string; text: string }, { sizeOf }: PageFacts): GuideBlock {
  const size = sizeOf(href);
  if (!size) throw new Error(`the picture ${href} does not exist`);
  if (text.trim() === "") throw new Error(`the picture ${href} has no alternative text`);
  return { type: "picture", src: href, alt: withFrenchSpaces(text.replaceAll("\n", " ")), ...size };
}

function parseBlock(token: MarkedToken, facts: PageFacts): GuideBlock {
  switch (token.type) {
    case "paragraph": {
      const [first, second] = asMarkedTokens(token.tokens);
      if (first?.type === "image" && second === undefined) return parsePicture(first, facts);
      return { type: "paragraph", text: parseText(token.tokens) };
    }
    case "list":
      return {
        type: "list",
        isOrdered: token.ordered,
        items: token.items.map((item) => {
          const [first, second] = asMarkedTokens(item.tokens);
          if (first?.type !== "text" || second) throw new Error(`an item of a list holds text only: « ${item.raw} »`);
          return parseText(first.tokens);
        }),
      };
    default:
      throw new Error(`a page of the guide has headings (##), paragraphs, lists and pictures, no ${token.type}: « ${token.raw} »`);
  }
}

function firstSentence([first]: GuideBlock[]): string {
  const text = first?.type === "paragraph" ? first.text.map(({ text: words }) => words).join("") : "";
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}

const FRONT_MATTER = /^---\n([^]*?)\n---\n/;

function parseFrontMatter(markdown: string): Pick<GuidePage, "title" | "part" | "order" | "screens"> {
  const [, yaml] = FRONT_MATTER.exec(markdown) ?? [];
  const { title, part, order, screens }: Record<string, unknown> = parseYaml(yaml ?? "") ?? {};
  const isPaths = Array.isArray(screens) && screens.every((path) => typeof path === "string");
  if (typeof title !== "string" || typeof part !== "string" || typeof order !== "number" || !isPaths)
    throw new Error("a page of the guide opens with its title, part, order and screens between two lines of ---");
  return { title: withFrenchSpaces(title), part, order, screens };
}

/** Parses a page of the guide. Fails on what the back office would not show: tables, HTML, links that leave it,
 *  pictures that do not exist or have no alternative text. */
export function parsePage(markdown: string, facts: PageFacts): GuidePage {
  const page: GuidePage = { name: facts.name, ...parseFrontMatter(markdown), summary: "", intro: [], sections: [] };
  for (const token of asMarkedTokens(lexer(markdown.replace(FRONT_MATTER, "")))) {
    if (token.type === "space") continue;
    if (token.type === "heading" && token.depth === 2)
      page.sections.push({ id: slugOf(token.text), title: withFrenchSpaces(token.text), blocks: [] });
    else (page.sections.at(-1)?.blocks ?? page.intro).push(parseBlock(token, facts));
  }
  return { ...page, summary: firstSentence(page.intro) };
}
