import type { ReactNode } from "react";

/** Arrangement of rows: one below the other, with their buttons inside the content on a phone (`compact`), or as cards
 *  side by side. */
export type RowLayout = "rows" | "compact" | "cards";

/** Props of a row of an ordered list. */
export type RowProps = {
  id: string;
  row: object;
  name: string;
  index: number;
  isLast: boolean;
  fault: string;
  layout: RowLayout;
  isKept: boolean;
  render: (row: object, index: number) => ReactNode;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

function isEqual(one: object, other: object): boolean {
  const entries = Object.entries(one);
  return entries.length === Object.keys(other).length && entries.every(([key, value]) => Object.is(value, Reflect.get(other, key)));
}

/** Whether a row would be drawn the same. Compared by what it says, since a form copies all of its values at every
 *  letter; its functions do not count: those of an earlier render do the same, see `OrderedRows`. */
export function isDrawnAlike(before: RowProps, now: RowProps): boolean {
  const { row: rowBefore, render: _r, onMove: _m, onRemove: _x, ...textsBefore } = before;
  const { row, render: _render, onMove: _move, onRemove: _remove, ...texts } = now;
  return isEqual(rowBefore, row) && isEqual(textsBefore, texts);
}
