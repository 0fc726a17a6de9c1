import { type FocusEvent, useEffect, useRef } from "react";

/** Leads the keyboard to the screen's heading, where what had the focus is gone and nothing has taken its place. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/** Whether nothing has the focus: what had it is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether the focus may be moved without a letter getting lost: nothing has it, or a button that was pressed, or an alert. */
export function isFocusFree(): boolean {
  return isFocusLost() || document.activeElement?.matches("button, [role=alert], [role=alertdialog]") === true;
}

/** Holds the keyboard where controls come and go: when the one that has the focus goes away, what `fallback` gives takes it. The function
 *  that is given back goes on the element around them, as `onFocus`. */
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

/** Moves the focus to the field after `current` among those that can be seen and used within `form`; nowhere after the last one. */
export function focusNextField(form: HTMLElement, current: HTMLElement): void {
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)];
  const isUsable = (field: HTMLElement) => !field.matches(":disabled, [readonly]") && field.tabIndex >= 0 && field.checkVisibility();
  fields
    .slice(fields.indexOf(current) + 1)
    .find(isUsable)
    ?.focus();
}
