import { useBlocker } from "@tanstack/react-router";
import { DiscardDialog } from "./discard-dialog.tsx";

/** Asks before the screen is left while something is not saved. Without `isDraft`, the browser asks too before the tab is closed. */
export function LeaveGuard({ isUnsaved, isDraft = false, onDiscard }: { isUnsaved: boolean; isDraft?: boolean; onDiscard?: () => void }) {
  const blocker = useBlocker({ shouldBlockFn: () => isUnsaved, enableBeforeUnload: isUnsaved && !isDraft, withResolver: true });
  return (
    <DiscardDialog
      isOpen={blocker.status === "blocked"}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => {
        onDiscard?.();
        blocker.proceed?.();
      }}
    />
  );
}
