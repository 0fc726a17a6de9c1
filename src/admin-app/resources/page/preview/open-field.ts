import { flushSync } from "react-dom";
import type { Section } from "#contracts/page/section.ts";

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

/** Opens the section of the form that an element of the previewed page belongs to. The field of its words gets the
 *  focus, else the section's first one. The words of the opening without a field of its own are the page's title. */
export function openField(sections: Section[], target: EventTarget | null): void {
  const element = target && "closest" in target ? (target as Element) : null; // of the frame's own realm
  if (!element) return;
  const owner = sections.find(({ id }) => element.closest(`#${CSS.escape(id)}`));
  const section = owner ?? (element.closest("main header") && sections[0]?.kind === "opening" ? sections[0] : undefined);
  if (element.closest("h1") || !section) return document.querySelector<HTMLElement>("form [name=title]")?.focus();
  const card = document.getElementById(section.id);
  const head = card?.querySelector<HTMLElement>("button[aria-expanded=false]");
  if (head) flushSync(() => head.click());
  const path = findText(section, toWords(element.textContent), `sections.${sections.indexOf(section)}`);
  const field = (path && card?.querySelector<HTMLElement>(`[name="${path}"]`)) || card?.querySelector<HTMLElement>("input, textarea");
  field?.focus();
}
