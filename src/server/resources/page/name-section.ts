import type { Section } from "#contracts/page/section.ts";

/** Names a section by its position and its title. */
export function nameSection(section: Section, index: number): string {
  const title = "title" in section ? section.title : "";
  return title === "" ? `section ${index + 1}` : `section ${index + 1}, «\u202f${title}\u202f»`;
}
