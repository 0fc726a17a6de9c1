import type { Section } from "#contracts/page/section.ts";
import { openPart } from "#admin-app/kit/editor/lead-to-part.ts";

const toWords = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Finds the path, in a part of the form, of the text that a page shows as these words. Undefined where it is written
 *  otherwise, as with a placeholder. */
function findText(part: unknown, words: string, path: string): string | undefined {
  if (typeof part === "string") return toWords(part) === words ? path : undefined;
  if (typeof part !== "object" || part === null) return undefined;
  for (const [name, value] of Object.entries(part)) {
    const found = findText(value, words, `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Opens the section of the form that pressed elements of the previewed page, the topmost first, belong to. The field
 *  of their words gets the focus, those beneath a link that covers a card before its own; else the section's first one.
 *  The words of the opening without a field of its own are the page's title. */
export function openField(sections: Section[], pressed: Element[]): void {
  const [element] = pressed;
  if (!element) return;
  const owner = sections.find(({ id }) => element.closest(`#${CSS.escape(id)}`));
  const section = owner ?? (element.closest("main header") && sections[0]?.kind === "opening" ? sections[0] : undefined);
  if (element.closest("h1") || !section) return document.querySelector<HTMLElement>("form [name=title]")?.focus();
  const card = document.getElementById(section.id);
  if (card) openPart(card);
  const isCover = (one: Element) => one.closest("a") !== null && pressed.length > 1;
  const [path] = [...pressed.filter((one) => !isCover(one)), ...pressed.filter(isCover)].flatMap(
    (one) => findText(section, toWords(one.textContent), `sections.${sections.indexOf(section)}`) ?? [],
  );
  const field = (path && card?.querySelector<HTMLElement>(`[name="${path}"]`)) || card?.querySelector<HTMLElement>("input, textarea");
  field?.focus();
}
