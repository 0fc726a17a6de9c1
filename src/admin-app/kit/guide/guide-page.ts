/** Words of a page, in pieces: plain ones, strong ones, and links to another page or to a screen. */
export type GuideText = { text: string; isStrong?: true; link?: { path: string; hash?: string } }[];

export type GuideBlock =
  | { type: "paragraph"; text: GuideText }
  | { type: "list"; isOrdered: boolean; items: GuideText[] }
  | { type: "picture"; src: string; alt: string; width: number; height: number };

/** A heading and what stands under it; `id` is for links to it. */
export type GuideSection = { id: string; title: string; blocks: GuideBlock[] };

/** One page of the guide, as `scripts/guide` builds it from `docs/guide`. */
export type GuidePage = {
  /** The page in its URL, and its file. */
  name: string;
  title: string;
  /** The part of the guide that it belongs to. */
  part: string;
  /** Its position among all pages, from 1. */
  order: number;
  /** Paths of the router's screens that it explains. */
  screens: string[];
  /** The first sentence, which says what the page is about. */
  summary: string;
  intro: GuideBlock[];
  sections: GuideSection[];
};
