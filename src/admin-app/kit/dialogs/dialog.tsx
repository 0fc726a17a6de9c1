import { Modal, type ModalProps } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { type RefObject, useEffect, useRef } from "react";
import { focusHeading, isFocusLost } from "#admin-app/kit/layout/focus.ts";

/** Dialogs that are open: one may stand above another. */
let openDialogs = 0;

/** Whether a dialog is open. */
export const isDialogOpen = () => openDialogs > 0;

/** Makes everything under the dialogs inert while `isOpen`: for assistive technology that does not heed `aria-modal`,
 *  for find in page, for a stray Tab. Afterwards the focus goes back to where it was. Dialogs and notifications live in
 *  portals, beside the root. */
export function useHiddenBackground(isOpen: boolean): void {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>("#root");
    if (!isOpen || !root) return undefined;
    const opener = document.activeElement;
    openDialogs += 1;
    root.inert = true;
    root.ariaHidden = "true";
    return () => {
      openDialogs -= 1;
      root.inert = openDialogs > 0;
      root.ariaHidden = openDialogs > 0 ? "true" : null;
      // Nothing had the focus where the page opened with the dialog, or what had it is gone.
      const isGone = opener === null || opener === document.body || !opener.isConnected;
      // A dialog below this one may have closed with it, and given the focus back already.
      const isFree = isFocusLost() || document.activeElement?.closest("[role=dialog]");
      if (!isGone && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      else if (isGone && isFree) focusHeading();
    };
  }, [isOpen]);
}

/** Checks that the focused element uses Escape itself: an open list of suggestions, a row being dragged. Mantine's own
 *  mark for it. */
function keepsEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.getAttribute("data-mantine-stop-propagation") === "true";
}

/** Checks that no other dialog stands above this one: each lives in a portal of its own, the latest last. */
function isTopmost(dialog: HTMLElement | null): boolean {
  return dialog?.contains([...document.querySelectorAll("[aria-modal='true']")].at(-1) ?? null) === true;
}

/** Calls `onEscape` for an Escape that is meant for this dialog. Not Modal's own: that one also hears the Escape meant
 *  for a dialog above it. Later than the event, for the same reason. */
export function useEscape(dialog: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useWindowEvent(
    "keydown",
    ({ key, target, isComposing }) => {
      const isOurs = target === document.body || (target instanceof Node && dialog.current?.contains(target));
      const isMeant = key === "Escape" && !isComposing && isOurs && !keepsEscape(target);
      // a dialog that has just opened has no focus yet
      if (isMeant && isTopmost(dialog.current)) window.setTimeout(onEscape);
    },
    { capture: true },
  );
}

/** A modal dialog, under which nothing can be reached. */
export function Dialog({ closeOnEscape = true, ...props }: ModalProps) {
  const dialog = useRef<HTMLDivElement>(null);
  useHiddenBackground(props.opened);
  useEscape(dialog, () => {
    if (closeOnEscape) props.onClose();
  });
  return <Modal {...props} ref={dialog} closeOnEscape={false} />;
}
