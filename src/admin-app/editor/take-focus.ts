/** As the `ref` of what appears and must be read at once: brings it into view, and the keyboard to it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
