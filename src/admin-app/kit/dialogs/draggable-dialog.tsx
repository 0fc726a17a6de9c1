import { Modal } from "@mantine/core";
import { useFloatingWindow, useHotkeys, useMediaQuery, useMergedRef, useWindowEvent } from "@mantine/hooks";
import { GripHorizontal } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { HelpLink } from "#admin-app/kit/guide/help-link.tsx";
import classes from "./draggable-dialog.module.css";
import { useHiddenBackground } from "./dialog.tsx";

const MARGIN = 16;
/** Pixels, as in the style sheet. */
const WIDTH = { large: 960, small: 600, full: 960, page: 960 };

/** Checks that the focused element uses Escape itself: an open list of suggestions, a row being dragged. Mantine's own
 *  mark for it. */
function keepsEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.getAttribute("data-mantine-stop-propagation") === "true";
}

/** Checks that no other dialog stands above this one: each lives in a portal of its own, the latest last. */
function isTopmost(dialog: HTMLElement | null): boolean {
  return [...document.querySelectorAll("[aria-modal='true']")].at(-1) === dialog;
}

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
  // Not Modal's own Escape: it would also hear the one meant for a dialog above this window. Later than the event, for
  // the same reason.
  useWindowEvent(
    "keydown",
    ({ key, target, isComposing }) => {
      const isOurs = target === document.body || (target instanceof Node && content.current?.contains(target));
      const isMeant = key === "Escape" && !isComposing && isOurs && !keepsEscape(target);
      // a dialog that has just opened has no focus yet
      if (isMeant && isTopmost(content.current)) window.setTimeout(onEscape);
    },
    { capture: true },
  );
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
