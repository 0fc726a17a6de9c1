import { DragDropProvider } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import { type ReactNode, useDeferredValue, useRef, memo } from "react";
import { frenchDragging } from "./french-dragging.ts";
import classes from "./ordered-rows.module.css";
import { flushSync } from "react-dom";
import { ActionIcon, Group } from "@mantine/core";
import { Trash2 } from "lucide-react";
import { StepButton } from "./order-controls.tsx";
import { DragHandle } from "./drag-handle.tsx";
import { ForWriters, useMayWrite } from "#admin-app/kit/session/writing.tsx";
import { isDrawnAlike, type RowLayout, type RowProps } from "./row-props.ts";

/** Enough rows to fill a window. The others come a moment later, so that a tab with 200 rows opens at once. */
const FIRST_ROWS = 12;

/** A list whose rows can be moved, by their handle or by buttons, and removed. `nameOf` names one row (« la
 *  caractéristique 2 »). A row is drawn again only when it, its position or its faults change: `children` must read
 *  nothing else that changes, and its handlers go by the form, which knows the current values. */
export function OrderedRows<Row extends object>({
  rows,
  keyOf,
  nameOf,
  faultOf,
  layout = "rows",
  isKept,
  children,
  onMove,
  onRemove,
}: {
  rows: Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row, index: number) => string;
  /** Everything that is wrong with a row, if it shows any of it. */
  faultOf?: (index: number) => string;
  layout?: RowLayout;
  /** Whether a row can be moved, and not removed. */
  isKept?: (row: Row) => boolean;
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
      <ol ref={list} className={classes.rows} data-layout={layout}>
        {(isWhole ? rows : rows.slice(0, FIRST_ROWS)).map((row, index) => (
          <OrderedRow
            key={keyOf(row)}
            id={keyOf(row)}
            row={row}
            name={nameOf(row, index)}
            index={index}
            isLast={index === rows.length - 1}
            fault={faultOf?.(index) ?? ""}
            layout={layout}
            isKept={isKept?.(row) ?? false}
            render={children as (row: object, index: number) => ReactNode} // the caller gets its own rows back
            {...moves}
          />
        ))}
      </ol>
    </DragDropProvider>
  );
}

/** Moves the focus once a list has no row left: to the nearest control. */
function findFallbackFocus(list: Element): HTMLElement | null | undefined {
  return list.closest("fieldset, [role=tabpanel]")?.querySelector<HTMLElement>("button, [tabindex='0'], input:not([type=file])");
}

/** Moves and removes rows by their buttons without losing the focus, which the browser takes off whatever moves. It
 *  stays with a row that moves, and goes on to the neighbour of one that is removed. `list` is the element whose
 *  children are the rows. */
function useRowFocus({ onMove, onRemove }: { onMove: (from: number, to: number) => void; onRemove: (index: number) => void }) {
  const list = useRef<HTMLOListElement>(null);

  function focusAction(row: Element | undefined, action: string) {
    const button = row?.querySelector<HTMLElement>(`[data-action="${action}"]`);
    (button ?? (list.current && findFallbackFocus(list.current)))?.focus();
  }

  return {
    list,
    onMove: (from: number, to: number) => {
      flushSync(() => onMove(from, to));
      focusAction(list.current?.children[to], to < from ? "up" : "down");
    },
    onRemove: (index: number) => {
      flushSync(() => onRemove(index));
      const rows = list.current?.children;
      focusAction(rows?.[Math.min(index, rows.length - 1)], "remove");
    },
  };
}

/** One row with its handle and its buttons. Memoised: a letter typed in one of 200 rows must not draw the 199 others.
 *  `data-action` tells its buttons apart where the focus goes on with a row, so that none of them is ever switched
 *  off. */
const OrderedRow = memo(function OrderedRow({ id, row, name, index, isLast, layout, isKept, render, onMove, onRemove }: RowProps) {
  const mayWrite = useMayWrite();
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const step = { name, index, count: isLast ? index + 1 : index + 2, onMove: (to: number) => onMove(index, to) };
  return (
    <li ref={ref} className={classes.row} data-dragging={isDragging || undefined} data-layout={layout}>
      {mayWrite && <DragHandle ref={handleRef} className={classes.handle} name={name} isDragging={isDragging} />}
      <div className={classes.content}>{render(row, index)}</div>
      <ForWriters>
        <Group gap={2} wrap="nowrap" className={classes.actions}>
          <StepButton to="up" {...step} />
          <StepButton to="down" {...step} />
          {!isKept && (
            <ActionIcon variant="subtle" color="gray" data-action="remove" onClick={() => onRemove(index)} aria-label={`Retirer ${name}`}>
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      </ForWriters>
    </li>
  );
}, isDrawnAlike);
