import type { ModalProps } from "@mantine/core";
import { useState } from "react";
import { DiscardDialog, LeaveGuard } from "./leave-guard.tsx";
import { Dialog } from "./dialog.tsx";

/** A dialog with a short form: asks before what was typed is thrown away. `isSaved` once the form has given way to its
 *  result. */
export function FormModal({ isSaved = false, opened, onClose, children, ...props }: ModalProps & { isSaved?: boolean }) {
  const [isTyped, setIsTyped] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isUnsaved = opened && isTyped && !isSaved;
  if (!opened && isTyped) setIsTyped(false);
  if (!isUnsaved && isAsking) setIsAsking(false); // it was saved meanwhile

  function handleClose() {
    if (isUnsaved) setIsAsking(true);
    else onClose();
  }

  return (
    <>
      <Dialog {...props} opened={opened} onClose={handleClose} closeOnClickOutside={false}>
        <div onChange={() => setIsTyped(true)}>{children}</div>
      </Dialog>
      <DiscardDialog
        isOpen={isAsking}
        onKeep={() => setIsAsking(false)}
        onDiscard={() => {
          setIsAsking(false);
          onClose();
        }}
      />
      <LeaveGuard isUnsaved={isUnsaved} onDiscard={onClose} />
    </>
  );
}
