import { flushSync } from "react-dom";

/** Opens a folded part of a form. */
export function openPart(part: HTMLElement): void {
  const head = part.querySelector<HTMLElement>("button[aria-expanded=false]");
  if (head) flushSync(() => head.click());
}

/** Opens a part of a form, and leads to its first field; to the part itself where that has none. */
export function leadToPart(part: HTMLElement | null): void {
  if (!part) return;
  openPart(part);
  part.scrollIntoView({ block: "nearest" });
  part.querySelector<HTMLElement>("input, textarea, [role=textbox]")?.focus();
}
