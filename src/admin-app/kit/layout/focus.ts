import { type FocusEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";

/** Finds the screen's heading. */
export function findHeading(): HTMLElement | null {
  return document.querySelector("main h1");
}

/** Leads the keyboard to the screen's heading, where what had the focus is gone and nothing has taken its place. */
export function focusHeading(): void {
  findHeading()?.focus({ preventScroll: true });
}

/** Checks that nothing has the focus: what had it is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Checks that the focus may move without losing a letter: nothing has it, or a button that was pressed, or an
 *  alert. */
export function isFocusFree(): boolean {
  return isFocusLost() || document.activeElement?.matches("button, [role=alert], [role=alertdialog]") === true;
}

/** Holds the keyboard where controls come and go: when the one that has the focus goes away, what `fallback` gives
 *  takes it. The function that is given back goes on the element around them, as `onFocus`. */
export function useFocusFallback(fallback: () => HTMLElement | null | undefined) {
  const held = useRef<Element>(undefined);

  // After every render: a control may go at any of them.
  useEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = undefined;
    if (isFocusLost()) fallback()?.focus();
  });

  return ({ target }: FocusEvent) => {
    held.current = target;
  };
}

const FIELDS = "input:not([type=hidden], [type=file]), textarea, select, [contenteditable=true]";

/** Moves the focus to the next visible and usable field of `form` after `current`; nowhere after the last one. */
export function focusNextField(form: HTMLElement, current: HTMLElement): void {
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)];
  const isUsable = (field: HTMLElement) => !field.matches(":disabled, [readonly]") && field.tabIndex >= 0 && field.checkVisibility();
  fields
    .slice(fields.indexOf(current) + 1)
    .find(isUsable)
    ?.focus();
}

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

/** Pixels between what has the focus and the edge. */
const MARGIN = 8;

/** The rectangle where a person writes: the focused field, or the line of the caret in a rich text. */
function focusRectangle(field: Element): DOMRect {
  const selection = window.getSelection();
  if (!(field instanceof HTMLElement && field.isContentEditable && selection && selection.rangeCount > 0))
    return field.getBoundingClientRect();
  const { startContainer, startOffset } = selection.getRangeAt(0);
  // a picture that is selected, a paragraph without a word
  const node = startContainer.childNodes[startOffset] ?? startContainer;
  if (node instanceof Text) return selection.getRangeAt(0).getBoundingClientRect();
  return (node instanceof Element ? node : field).getBoundingClientRect();
}

/** Holds in view what has the focus when something below takes room from the box that scrolls. Goes on that box as its
 *  `ref`. */
export function useFocusInView() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: body } = box;
    if (!body) return undefined;
    let height = body.offsetHeight;
    const observer = new ResizeObserver(() => {
      const taken = height - body.offsetHeight;
      height = body.offsetHeight;
      const { activeElement } = document;
      if (!activeElement || !body.contains(activeElement)) return;
      const rectangle = focusRectangle(activeElement);
      const { bottom } = body.getBoundingClientRect();
      const hidden = rectangle.bottom + MARGIN - bottom;
      // What the person had scrolled out of view before stays there.
      const wasInView = rectangle.top < bottom + taken;
      if (taken > 0 && hidden > 0 && wasInView) body.scrollTop += Math.min(hidden, taken + MARGIN);
    });
    observer.observe(body);
    return () => observer.disconnect();
  }, []);
  return box;
}
