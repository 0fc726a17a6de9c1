import { DomUtils, parseDocument } from "htmlparser2";
import { dropScreenParts } from "./nodes.ts";
import { readPageFacts } from "./page-facts.ts";
import { writeBlocks } from "./write-blocks.ts";

/** A page as Markdown, with what its head says to search engines. */
export type MarkdownPage = { text: string; canonical: string | undefined; robots: string | undefined };

/** Writes a page as Markdown, from the HTML that visitors get: its `<main>` without what serves a screen only, below
 *  its facts as front matter. Gives no content for a page without `<main>`. */
export function toMarkdown(html: string): MarkdownPage {
  const page = parseDocument(html);
  const { frontMatter, canonical, robots } = readPageFacts(page);
  const main = DomUtils.findOne(({ name }) => name === "main", page.children);
  if (main) dropScreenParts(main.children);
  const content = main ? writeBlocks(main.children, { base: canonical ?? "http://localhost" }) : "";
  return { text: `${frontMatter}\n${content}\n`, canonical, robots };
}
