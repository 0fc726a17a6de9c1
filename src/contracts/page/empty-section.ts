import type { Section, SectionKind, SectionOf } from "./section.ts";

type Fields<Kind extends SectionKind> = Omit<SectionOf<Kind>, "id" | "kind">;

const heading = { title: "", lead: "" };

const EMPTY: { [Kind in SectionKind]: Fields<Kind> } = {
  opening: { overline: "", lead: "", image_url: "", link_text: "", link_url: "" },
  text: { title: "", html: "" },
  picture: { title: "", html: "", image_url: "", image_alt: "", side: "start" },
  stories: { ...heading, items: [] },
  benefits: { ...heading, items: [] },
  figures: { title: "", items: [] },
  steps: { ...heading, items: [] },
  facts: { title: "", items: [] },
  people: { ...heading, items: [] },
  voices: { title: "", items: [] },
  products: { ...heading, choice: "newest", category: null, products: [] },
  articles: { ...heading, choice: "newest", category: "guide", articles: [] },
  features: { title: "" },
  questions: { ...heading, items: [] },
  action: { title: "", text: "", link_text: "", link_url: "", other_text: "", other_url: "", image_url: "", image_alt: "" },
  place: {},
};

/** Makes a section of a kind, empty but for `fields`. */
export function makeSection<Kind extends SectionKind>(kind: Kind, id: string, fields: Partial<Fields<Kind>> = {}): Section {
  return { id, kind, ...EMPTY[kind], ...fields } as Section; // of its kind
}
