import { ActionIcon, Group } from "@mantine/core";
import { useSortable } from "@dnd-kit/react/sortable";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { memo } from "react";
import { DragHandle } from "./drag-handle.tsx";
import { isDrawnAlike, type RowProps } from "./row-props.ts";
import classes from "./ordered-rows.module.css";

/** One row with its handle and its buttons. Memoised: a letter typed in one of 200 rows must not draw the 199 others. */
export const OrderedRow = memo(function OrderedRow({ id, row, name, index, isLast, render, onMove, onRemove }: RowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  return (
    <li ref={ref} className={classes.row} data-dragging={isDragging || undefined}>
      <DragHandle ref={handleRef} className={classes.handle} name={name} isDragging={isDragging} />
      <div className={classes.content}>{render(row, index)}</div>
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
          disabled={isLast}
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
}, isDrawnAlike);
