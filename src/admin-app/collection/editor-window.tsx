import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { Modal } from "@mantine/core";
import { useFloatingWindow, useMediaQuery, useWindowEvent } from "@mantine/hooks";
import { GripHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import classes from "./editor-window.module.css";

const MARGIN = 16;
const WIDTH = 960;

/** A modal dialog that can be dragged by its title, never out of the window; on phones it fills the screen. `Modal` gives the focus
 *  trap, the scroll lock and Escape, `useFloatingWindow` (what `FloatingWindow` is made of) the dragging. */
export function EditorWindow({ title, onClose, children }: { title: ReactNode; onClose: () => void; children: ReactNode }) {
  const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  const [initialPosition] = useState(() => ({ left: Math.max(MARGIN, (window.innerWidth - WIDTH) / 2), top: MARGIN * 2 }));
  const { ref, setPosition } = useFloatingWindow<HTMLDivElement>({
    enabled: !isPhone,
    constrainToViewport: true,
    constrainOffset: isPhone ? 0 : MARGIN,
    dragHandleSelector: "[data-drag-handle]",
    excludeDragHandleSelector: "button",
    initialPosition,
  });
  // Clamps anew: a smaller browser window must not leave the title out of reach.
  useWindowEvent("resize", () => setPosition({}));

  return (
    <Modal.Root opened onClose={onClose} transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content ref={ref} className={classes.window} classNames={{ inner: classes.inner }}>
        <Modal.Header data-drag-handle className={classes.header}>
          <GripHorizontal size={18} className={classes.grip} aria-hidden />
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Fermer" />
        </Modal.Header>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}
