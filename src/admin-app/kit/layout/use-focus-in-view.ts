import { useEffect, useRef } from "react";

/** Pixels between what has the focus and the edge. */
const MARGIN = 8;

/** Where a person writes: the field that has the focus, or the line of the caret in a rich text. */
function placeOfFocus(field: Element): DOMRect {
  const selection = window.getSelection();
  if (!(field instanceof HTMLElement && field.isContentEditable && selection && selection.rangeCount > 0))
    return field.getBoundingClientRect();
  const { startContainer, startOffset } = selection.getRangeAt(0);
  const node = startContainer.childNodes[startOffset] ?? startContainer; // a picture that is selected, a paragraph without a word
  if (node instanceof Text) return selection.getRangeAt(0).getBoundingClientRect();
  return (node instanceof Element ? node : field).getBoundingClientRect();
}

/** Holds in view what has the focus when something below takes room from the box that scrolls. Goes on that box as its `ref`. */
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
      const place = placeOfFocus(activeElement);
      const { bottom } = body.getBoundingClientRect();
      const hidden = place.bottom + MARGIN - bottom;
      // What the person had scrolled out of view before stays there.
      const wasInView = place.top < bottom + taken;
      if (taken > 0 && hidden > 0 && wasInView) body.scrollTop += Math.min(hidden, taken + MARGIN);
    });
    observer.observe(body);
    return () => observer.disconnect();
  }, []);
  return box;
}
