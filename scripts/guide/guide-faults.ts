import type { GuideBlock, GuidePage, GuideText } from "#admin-app/kit/guide/guide-page.ts";
import { GUIDE_PATH } from "./parse-page.ts";

/** The guide, and what it must agree with. */
export type Guide = {
  pages: GuidePage[];
  /** Paths of the back office's router. */
  paths: string[];
  /** Pages that explain no screen of their own, by name. */
  withoutScreen: string[];
  /** Pictures in the guide's folder, as pages name them. */
  pictures: string[];
};

const listBlocks = ({ intro, sections }: GuidePage): GuideBlock[] => [...intro, ...sections.flatMap(({ blocks }) => blocks)];

function listTexts(block: GuideBlock): GuideText[] {
  if (block.type === "list") return block.items;
  return block.type === "paragraph" ? [block.text] : [];
}

function screenFaults({ pages, paths, withoutScreen }: Guide): string[] {
  const explained = pages.flatMap(({ screens }) => screens);
  const repeated = explained.filter((path, index) => explained.indexOf(path) !== index);
  const alone = pages.filter(({ name, screens }) => screens.length === 0 && !withoutScreen.includes(name));
  return [
    ...paths.filter((path) => !explained.includes(path)).map((path) => `${path}: no page explains this screen`),
    ...repeated.map((path) => `${path}: two pages explain this screen`),
    ...explained.filter((path) => !paths.includes(path)).map((path) => `${path}: a page explains this screen, which does not exist`),
    ...alone.map(({ name }) => `${name}.md: explains no screen`),
  ];
}

function linkFaults({ pages, paths }: Guide): string[] {
  const leadsSomewhere = ({ path, hash }: { path: string; hash?: string }) => {
    const page = pages.find(({ name }) => path === `${GUIDE_PATH}/${name}`);
    if (!page) return paths.includes(path) && !path.includes("$") && hash === undefined;
    return hash === undefined || page.sections.some(({ id }) => id === hash);
  };
  return pages.flatMap((page) =>
    listBlocks(page)
      .flatMap(listTexts)
      .flat()
      .flatMap(({ link }) =>
        link && !leadsSomewhere(link)
          ? [`${page.name}.md: the link to ${[link.path, link.hash].filter(Boolean).join("#")} leads nowhere`]
          : [],
      ),
  );
}

function pictureFaults({ pages, pictures }: Guide): string[] {
  const shown = pages.flatMap(listBlocks).flatMap((block) => (block.type === "picture" ? [block.src] : []));
  return pictures.filter((file) => !shown.includes(file)).map((file) => `${file}: no page shows this picture`);
}

function headingFaults({ pages }: Guide): string[] {
  return pages.flatMap(({ name, sections }) => {
    const ids = sections.map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${name}.md: two headings have the id ${id}`);
  });
}

function orderFaults({ pages }: Guide): string[] {
  const orders = pages.map(({ order }) => order).toSorted((a, b) => a - b);
  return orders.every((order, index) => order === index + 1) ? [] : [`the pages are numbered ${orders.join(", ")}`];
}

/** Lists what is wrong with the guide beyond one page: screens, links, headings, pictures and order. What a single page
 *  may hold, `parsePage` checks. */
export function listFaults(guide: Guide): string[] {
  return [...screenFaults(guide), ...linkFaults(guide), ...headingFaults(guide), ...pictureFaults(guide), ...orderFaults(guide)];
}
