import { DragDropProvider } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import { type ReactNode, useDeferredValue } from "react";
import { frenchDragging } from "./french-dragging.ts";
import { OrderedRow } from "./ordered-row.tsx";
import { useRowFocus } from "./use-row-focus.ts";
import classes from "./ordered-rows.module.css";

/** As many as fill a window. The others come a moment later, so that a tab with 200 rows opens at once. */
const FIRST_ROWS = 12;

/** A list whose rows can be moved, by their handle or by buttons, and removed. `nameOf` says what one row is (« la caractéristique 2 »).
 *  A row is drawn again only when it, its place or its faults change: what `children` gives reads nothing else that changes, and its
 *  handlers go by the form, which knows the current values. */
export function OrderedRows<Row extends object>({
  rows,
  keyOf,
  nameOf,
  faultOf,
  isCompact = false,
  children,
  onMove,
  onRemove,
}: {
  rows: Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row, index: number) => string;
  /** Everything that is wrong with a row, if it shows any of it. */
  faultOf?: (index: number) => string;
  /** Whether the buttons of a row stand inside its content on a phone, which leaves them room there. */
  isCompact?: boolean;
  children: (row: Row, index: number) => ReactNode;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}) {
  const { list, ...moves } = useRowFocus({ onMove, onRemove });
  const isWhole = useDeferredValue(true, rows.length <= FIRST_ROWS || rows.some((_, index) => faultOf?.(index)));
  return (
    <DragDropProvider
      plugins={frenchDragging}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (!canceled && isSortable(source) && source.initialIndex !== source.index) onMove(source.initialIndex, source.index);
      }}
    >
      <ol ref={list} className={classes.rows}>
        {(isWhole ? rows : rows.slice(0, FIRST_ROWS)).map((row, index) => (
          <OrderedRow
            key={keyOf(row)}
            id={keyOf(row)}
            row={row}
            name={nameOf(row, index)}
            index={index}
            isLast={index === rows.length - 1}
            fault={faultOf?.(index) ?? ""}
            isCompact={isCompact}
            render={children as (row: object, index: number) => ReactNode} // the caller gets its own rows back
            {...moves}
          />
        ))}
      </ol>
    </DragDropProvider>
  );
}
