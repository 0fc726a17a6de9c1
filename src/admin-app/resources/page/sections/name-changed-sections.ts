import type { Section } from "#contracts/page/section.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { isSame } from "#admin-app/kit/editor/edited-resource.ts";
import { SECTION_WORDS, summarize } from "./section-words.ts";

/** Names a section by its kind, and the words by which it is known again. */
function nameSection(section: Section): string {
  const words = firstCharacters(summarize(section), 80);
  return SECTION_WORDS[section.kind].label + (words === "" ? "" : ` «\u202f${words}\u202f»`);
}

/** Names the sections that differ between two versions of a page. */
export function nameChangedSections(before: Section[], after: Section[]): string {
  const [was, is] = [before, after].map((sections) => new Map(sections.map((section) => [section.id, section])));
  const written = after.flatMap((section) => {
    const former = was?.get(section.id);
    if (!former) return [`${nameSection(section)} (ajoutée)`];
    return isSame(former, section) ? [] : [nameSection(section)];
  });
  const removed = before.filter(({ id }) => !is?.has(id)).map((section) => `${nameSection(section)} (supprimée)`);
  return [...written, ...removed].join(", ") || "ordre";
}
