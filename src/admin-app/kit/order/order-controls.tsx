import { ActionIcon, Group } from "@mantine/core";
import { ArrowDown, ArrowUp } from "lucide-react";
import { DragHandle } from "./drag-handle.tsx";
import type { CardOrdering } from "./ordered-grid.tsx";
import classes from "./order-controls.module.css";

/** The handle of a card and its two steps. At an end of the list a button does nothing but keeps the focus, so that a
 *  person who moves a card with the keyboard is not thrown off it. */
export function OrderControls({
  name,
  ordering: { handleRef, isDragging, index, count, moveTo },
}: {
  name: string;
  ordering: CardOrdering;
}) {
  const step = (label: string, by: 1 | -1, Icon: typeof ArrowUp) => {
    const isEnd = index + by < 0 || index + by >= count;
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-disabled={isEnd}
        className={classes.step}
        onClick={() => !isEnd && moveTo(index + by)}
        aria-label={`${label} ${name}`}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <Group gap={0} wrap="nowrap">
      <DragHandle ref={handleRef} size={32} name={name} isDragging={isDragging} />
      {step("Monter", -1, ArrowUp)}
      {step("Descendre", 1, ArrowDown)}
    </Group>
  );
}
