import { ActionIcon, type ActionIconProps } from "@mantine/core";
import { GripVertical } from "lucide-react";
import type { Ref } from "react";
import classes from "./drag-handle.module.css";

type DragHandleProps = ActionIconProps & { ref: Ref<HTMLButtonElement>; name: string; isDragging: boolean };

/** Handle that drags a row or a card. */
export function DragHandle({ name, isDragging, ...props }: DragHandleProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      {...props}
      classNames={{ root: classes.handle }}
      data-mantine-stop-propagation={isDragging || undefined} // Escape then drops what is dragged, and closes no window
      aria-roledescription="poignée de déplacement"
      aria-label={`Déplacer ${name}`}
    >
      <GripVertical size={18} aria-hidden />
    </ActionIcon>
  );
}
