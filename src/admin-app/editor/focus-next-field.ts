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
