/** A text in French and in English; one that is the same in both, or empty, stands alone. */
export type Words = string | readonly [french: string, english: string];

/** A section of a page, whose texts are in both languages. */
export type FirstSection = Readonly<Record<string, unknown>>;

/** A page that every site has, as it begins. */
export type FirstPage = {
  fixed: string;
  slug: string;
  title: Words;
  meta_title: Words;
  meta_description: Words;
  sections: FirstSection[];
};

/** Makes the section that begins a page. */
export function opening({ lead, image_url = "" }: { lead: Words; image_url?: string }): FirstSection {
  return { id: "ouverture", kind: "opening", overline: "", lead, image_url, link_text: "", link_url: "" };
}

/** Makes a section of HTML. */
export function text(id: string, title: Words, html: Words): FirstSection {
  return { id, kind: "text", title, html };
}

/** Makes a section of labels, each with its text. */
export function facts(id: string, title: Words, rows: (readonly [label: Words, text: Words])[]): FirstSection {
  return { id, kind: "facts", title, items: rows.map(([label, words]) => ({ label, text: words })) };
}
