import { useRef } from "react";
import { flushSync } from "react-dom";

/** Where the keyboard goes on once a list has no row left: what stands nearest. */
function besides(list: Element): HTMLElement | null | undefined {
  return list.closest("fieldset, [role=tabpanel]")?.querySelector<HTMLElement>("button, [tabindex='0'], input:not([type=file])");
}

/** Moves and removes rows by their buttons without losing the keyboard, which the browser takes off whatever it moves or takes away: it stays
 *  with a row that moves, and goes on to the neighbour of one that is removed. `list` is the element whose children are the rows. */
export function useRowFocus({ onMove, onRemove }: { onMove: (from: number, to: number) => void; onRemove: (index: number) => void }) {
  const list = useRef<HTMLOListElement>(null);

  function focusIn(row: Element | undefined, action: string) {
    const button = row?.querySelector<HTMLElement>(`[data-action="${action}"]`);
    (button ?? (list.current && besides(list.current)))?.focus();
  }

  return {
    list,
    onMove: (from: number, to: number) => {
      flushSync(() => onMove(from, to));
      focusIn(list.current?.children[to], to < from ? "up" : "down");
    },
    onRemove: (index: number) => {
      flushSync(() => onRemove(index));
      const rows = list.current?.children;
      focusIn(rows?.[Math.min(index, rows.length - 1)], "remove");
    },
  };
}
