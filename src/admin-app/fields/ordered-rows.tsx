import { ActionIcon, Group } from "@mantine/core";
import { DragDropProvider } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { frenchDragging } from "./french-dragging.ts";
import classes from "./ordered-rows.module.css";

type Moves = { onMove: (from: number, to: number) => void; onRemove: (index: number) => void };

/** A list whose rows can be moved, by their handle or by buttons, and removed. `name` says what one row is (« la caractéristique 2 »). */
export function OrderedRows<Row>({
  rows,
  keyOf,
  nameOf,
  children,
  ...moves
}: Moves & {
  rows: Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row, index: number) => string;
  children: (row: Row, index: number) => ReactNode;
}) {
  return (
    <DragDropProvider
      plugins={frenchDragging}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (!canceled && isSortable(source) && source.initialIndex !== source.index) moves.onMove(source.initialIndex, source.index);
      }}
    >
      <ol className={classes.rows}>
        {rows.map((row, index) => (
          <OrderedRow key={keyOf(row)} id={keyOf(row)} name={nameOf(row, index)} index={index} count={rows.length} {...moves}>
            {children(row, index)}
          </OrderedRow>
        ))}
      </ol>
    </DragDropProvider>
  );
}

function OrderedRow({
  id,
  name,
  index,
  count,
  onMove,
  onRemove,
  children,
}: Moves & { id: string; name: string; index: number; count: number; children: ReactNode }) {
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  return (
    <li ref={ref} className={classes.row} data-dragging={isDragging || undefined}>
      <ActionIcon
        ref={handleRef}
        variant="subtle"
        color="gray"
        className={classes.handle}
        data-mantine-stop-propagation={isDragging || undefined}
        aria-roledescription="poignée de déplacement"
        aria-label={`Déplacer ${name}`}
      >
        <GripVertical size={18} aria-hidden />
      </ActionIcon>
      <div className={classes.content}>{children}</div>
      <Group gap={2} wrap="nowrap" className={classes.actions}>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
          aria-label={`Monter ${name}`}
        >
          <ArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={index === count - 1}
          onClick={() => onMove(index, index + 1)}
          aria-label={`Descendre ${name}`}
        >
          <ArrowDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" onClick={() => onRemove(index)} aria-label={`Retirer ${name}`}>
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  );
}
