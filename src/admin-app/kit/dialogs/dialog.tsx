import { Modal, type ModalProps } from "@mantine/core";
import { useEffect } from "react";
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

/** A modal dialog, under which nothing can be reached. */
export function Dialog(props: ModalProps) {
  useHiddenBackground(props.opened);
  return <Modal {...props} />;
}
