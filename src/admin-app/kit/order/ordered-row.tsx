import { ActionIcon, Group } from "@mantine/core";
import { useSortable } from "@dnd-kit/react/sortable";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { memo } from "react";
import { DragHandle } from "./drag-handle.tsx";
import { ForWriters, useMayWrite } from "#admin-app/kit/session/writing.tsx";
import { isDrawnAlike, type RowProps } from "./row-props.ts";
import classes from "./ordered-rows.module.css";

/** One row with its handle and its buttons. Memoised: a letter typed in one of 200 rows must not draw the 199 others. `data-action` tells
 *  its buttons apart where the focus goes on with a row, so that none of them is ever switched off. */
export const OrderedRow = memo(function OrderedRow({ id, row, name, index, isLast, isCompact, render, onMove, onRemove }: RowProps) {
  const mayWrite = useMayWrite();
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const step = (action: "up" | "down", isEnd: boolean) => {
    const [label, by, Icon] = action === "up" ? (["Monter", -1, ArrowUp] as const) : (["Descendre", 1, ArrowDown] as const);
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        data-action={action}
        aria-disabled={isEnd}
        className={classes.step}
        onClick={() => !isEnd && onMove(index, index + by)}
        aria-label={`${label} ${name}`}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <li ref={ref} className={classes.row} data-dragging={isDragging || undefined} data-compact={isCompact || undefined}>
      {mayWrite && <DragHandle ref={handleRef} className={classes.handle} name={name} isDragging={isDragging} />}
      <div className={classes.content}>{render(row, index)}</div>
      <ForWriters>
        <Group gap={2} wrap="nowrap" className={classes.actions}>
          {step("up", index === 0)}
          {step("down", isLast)}
          <ActionIcon variant="subtle" color="gray" data-action="remove" onClick={() => onRemove(index)} aria-label={`Retirer ${name}`}>
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </Group>
      </ForWriters>
    </li>
  );
}, isDrawnAlike);
