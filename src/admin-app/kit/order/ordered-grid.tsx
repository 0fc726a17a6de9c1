import { DragDropProvider } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import type { ReactNode } from "react";
import { frenchDragging } from "./french-dragging.ts";
import classes from "#admin-app/kit/collection/collection-grid.module.css";
import { type CollectionLayout, type CollectionQuery, CollectionStates } from "#admin-app/kit/collection/collection-states.tsx";
import { useMergedRef } from "@mantine/hooks";
import { useListFocus, useSavedRow } from "#admin-app/kit/collection/use-list-focus.ts";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";

/** Props that move a card: by the handle it draws, or by a step up or down the list. Nothing while the order is
 *  fixed. */
export type CardOrdering = {
  handleRef: (handle: Element | null) => void;
  isDragging: boolean;
  index: number;
  count: number;
  moveTo: (index: number) => void;
};

/** A `CollectionGrid` that administrators put in order. While `isFixed` (a search hides some) nothing moves. */
export function OrderedGrid<Item extends { id: number }>({
  query,
  rows,
  empty,
  layout,
  isFixed,
  onMove,
  renderCard,
}: {
  query: CollectionQuery;
  rows: Item[];
  empty: ReactNode;
  layout: CollectionLayout;
  isFixed: boolean;
  onMove: (item: Item, index: number) => void;
  renderCard: (item: Item, ordering: CardOrdering | undefined) => ReactNode;
}) {
  const mayWrite = useMayWrite();
  const listFocus = useListFocus();
  const savedRow = useSavedRow();
  return (
    <CollectionStates query={query} isEmpty={rows.length === 0} empty={empty} layout={layout}>
      <DragDropProvider
        plugins={frenchDragging}
        onDragEnd={({ operation: { source }, canceled }) => {
          const moved = isSortable(source) ? rows[source.initialIndex] : undefined;
          if (!canceled && moved && isSortable(source) && source.initialIndex !== source.index) onMove(moved, source.index);
        }}
      >
        <ul {...listFocus} className={classes.grid} data-layout={layout} aria-busy={query.isPlaceholderData}>
          {rows.map((item, index) =>
            isFixed || !mayWrite ? (
              // No drag at all: a sortable that is switched off would tell assistive technology that the whole card is.
              <li key={item.id} {...savedRow(item.id)} className={classes.cell}>
                {renderCard(item, undefined)}
              </li>
            ) : (
              <OrderedCell key={item.id} id={item.id} index={index} saved={savedRow(item.id)}>
                {(drag) => renderCard(item, { ...drag, index, count: rows.length, moveTo: (next) => onMove(item, next) })}
              </OrderedCell>
            ),
          )}
        </ul>
      </DragDropProvider>
    </CollectionStates>
  );
}

function OrderedCell({
  id,
  index,
  saved,
  children,
}: {
  id: number;
  index: number;
  saved: ReturnType<ReturnType<typeof useSavedRow>>;
  children: (drag: Pick<CardOrdering, "handleRef" | "isDragging">) => ReactNode;
}) {
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const row = useMergedRef(ref, saved.ref ?? null);
  return (
    <li {...saved} ref={row} className={classes.cell} data-dragging={isDragging || undefined}>
      {children({ handleRef, isDragging })}
    </li>
  );
}
