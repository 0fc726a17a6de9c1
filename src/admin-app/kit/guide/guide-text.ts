import type { Found, FoundQuery } from "#admin-app/kit/resource.ts";
import { matchesText } from "#admin-app/kit/collection/filter/list-filter.ts";
import type { GuideBlock, GuidePage, GuideText } from "./guide-page.ts";
import { toScreenName } from "./screen-name.ts";

/** The words of a text, without what they lead to. */
export const joinText = (text: GuideText) => text.map(({ text: words }) => words).join("");

/** The words of a block; of a picture, its alternative text. */
export function blockText(block: GuideBlock): string {
  switch (block.type) {
    case "paragraph":
      return joinText(block.text);
    case "list":
      return block.items.map(joinText).join(" ");
    case "picture":
      return block.alt;
  }
}

/** Finds a page by its name, or by that of a screen that it explains. */
export function findPage(pages: readonly GuidePage[], name: string): GuidePage | undefined {
  return pages.find((page) => page.name === name) ?? pages.find(({ screens }) => screens.some((path) => toScreenName(path) === name));
}

/** The best match of a page: its title, else the first heading with the words, else the first section. */
function findInPage(
  { title, intro, sections }: GuidePage,
  q: string,
): { rank: number; section?: GuidePage["sections"][number] } | undefined {
  if (matchesText({ q }, title)) return { rank: 0 };
  const byHeading = sections.find((section) => matchesText({ q }, title, section.title));
  if (byHeading) return { rank: 1, section: byHeading };
  if (matchesText({ q }, title, ...intro.map(blockText))) return { rank: 2 };
  const byText = sections.find((section) => matchesText({ q }, title, section.title, ...section.blocks.map(blockText)));
  return byText && { rank: 3, section: byText };
}

/** Finds the pages that hold every word of `q`, titles before headings before text, and leads to the part with them. */
export function findPages(pages: readonly GuidePage[], { q, limit }: FoundQuery): Found[] {
  return pages
    .flatMap((page) => {
      const match = findInPage(page, q);
      return match ? [{ page, ...match }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ page, section }) => ({
      id: page.order,
      label: page.title,
      description: section?.title ?? page.summary,
      to: { to: "/admin/dashboard/help/$page", params: { page: page.name }, ...(section && { hash: section.id }) },
    }));
}

/** Finds pages of the guide for the palette, which loads them for its first search. */
export async function searchGuide(query: FoundQuery): Promise<Found[]> {
  const { default: pages } = await import("virtual:guide-pages");
  return findPages(pages, query);
}
