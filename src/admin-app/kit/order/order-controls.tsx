import { ActionIcon, type ActionIconProps, Group } from "@mantine/core";
import { ArrowDown, ArrowUp } from "lucide-react";
import { DragHandle } from "./drag-handle.tsx";
import type { CardOrdering } from "./ordered-grid.tsx";
import classes from "./order-controls.module.css";

const STEPS = { up: { label: "Monter", by: -1, Icon: ArrowUp }, down: { label: "Descendre", by: 1, Icon: ArrowDown } };

type StepButtonProps = ActionIconProps & {
  to: keyof typeof STEPS;
  name: string;
  index: number;
  count: number;
  onMove: (index: number) => void;
};

/** Moves something one step up or down its list. At an end of the list it does nothing but keeps the focus, so that a
 *  person who moves something with the keyboard is not thrown off it. */
export function StepButton({ to, name, index, count, onMove, ...look }: StepButtonProps) {
  const { label, by, Icon } = STEPS[to];
  const isEnd = index + by < 0 || index + by >= count;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      {...look}
      data-action={to}
      aria-disabled={isEnd}
      className={classes.step}
      onClick={() => !isEnd && onMove(index + by)}
      aria-label={`${label} ${name}`}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}

/** The handle of a card and its two steps. */
export function OrderControls({ name, ordering }: { name: string; ordering: CardOrdering }) {
  const { handleRef, isDragging, index, count, moveTo } = ordering;
  const step = { name, index, count, onMove: moveTo, size: 32 };
  return (
    <Group gap={0} wrap="nowrap">
      <DragHandle ref={handleRef} size={32} name={name} isDragging={isDragging} />
      <StepButton to="up" {...step} />
      <StepButton to="down" {...step} />
    </Group>
  );
}
