import { Modal } from "@mantine/core";
import { useFloatingWindow, useHotkeys, useMediaQuery, useMergedRef, useWindowEvent } from "@mantine/hooks";
import { GripHorizontal } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { HelpLink } from "#admin-app/kit/guide/help-link.tsx";
import classes from "./draggable-dialog.module.css";
import { useEscape, useHiddenBackground } from "./dialog.tsx";

const MARGIN = 16;
/** Pixels, as in the style sheet. */
const WIDTH = { large: 960, small: 600, full: 960, page: 960 };

export type DraggableDialogProps = {
  title: ReactNode;
  /** Content beside the title. */
  tools?: ReactNode;
  size?: keyof typeof WIDTH;
  onClose: () => void;
  /** Handler of Escape where it does not close. */
  onEscape?: (() => void) | undefined;
  children: ReactNode;
};

/** A modal dialog that can be dragged by its title, never out of the window. On phones, at full size and as a page it
 *  fills the screen; the bars of a page begin where its fields do. `Modal` gives the focus trap and the scroll lock,
 *  `useFloatingWindow` (what `FloatingWindow` is made of) the dragging. */
export function DraggableDialog({ title, size = "large", tools, onClose, onEscape = onClose, children }: DraggableDialogProps) {
  const isSmallScreen = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  const isFixed = isSmallScreen || size === "full" || size === "page";
  const [initialPosition] = useState(() => ({ left: Math.max(MARGIN, (window.innerWidth - WIDTH[size]) / 2), top: MARGIN * 2 }));
  const { ref, setPosition } = useFloatingWindow<HTMLDivElement>({
    enabled: !isFixed,
    constrainToViewport: true,
    constrainOffset: isFixed ? 0 : MARGIN,
    dragHandleSelector: "[data-drag-handle]",
    excludeDragHandleSelector: "button",
    initialPosition,
  });
  const content = useRef<HTMLDivElement>(null);
  const contentRef = useMergedRef(ref, content);
  useHiddenBackground(true);
  useEscape(content, onEscape);
  // Never the browser's own dialog, not even while the form is still to come; the form itself saves.
  useHotkeys([["mod+S", () => {}]], [], true);
  // Clamps again: a smaller browser window must not leave the title out of reach.
  useWindowEvent("resize", () => setPosition({}));

  return (
    <Modal.Root opened onClose={onClose} closeOnEscape={false} closeOnClickOutside={false} transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content ref={contentRef} data-size={size} classNames={{ content: classes.window, inner: classes.inner }}>
        <div data-drag-handle className={classes.header}>
          <GripHorizontal size={18} className={classes.grip} aria-hidden />
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {tools}
          <HelpLink isForm />
          <Modal.CloseButton aria-label="Fermer" />
        </div>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}
