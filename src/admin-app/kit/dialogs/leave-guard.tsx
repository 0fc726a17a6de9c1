import { useBlocker } from "@tanstack/react-router";
import { Button, Group, Text } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { Dialog } from "./dialog.tsx";

/** Asks before the screen is left while something is not saved; a save that ends meanwhile ends the question. Without
 *  `isDraft`, the browser asks too before the tab is closed. */
export function LeaveGuard({ isUnsaved, isDraft = false, onDiscard }: { isUnsaved: boolean; isDraft?: boolean; onDiscard?: () => void }) {
  const blocker = useBlocker({ shouldBlockFn: () => isUnsaved, enableBeforeUnload: isUnsaved && !isDraft, withResolver: true });
  const isAnswered = blocker.status === "blocked" && !isUnsaved;
  const stay = useEffectEvent(() => blocker.reset?.());
  useEffect(() => {
    if (isAnswered) stay();
  }, [isAnswered]);
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

/** Asks before what was typed is thrown away. */
export function DiscardDialog({ isOpen, onKeep, onDiscard }: { isOpen: boolean; onKeep: () => void; onDiscard: () => void }) {
  return (
    <Dialog opened={isOpen} onClose={onKeep} title="Abandonner les modifications ?">
      <Text>Ce que vous avez saisi n’est pas enregistré et sera perdu.</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onDiscard}>
          Abandonner
        </Button>
        <Button onClick={onKeep} data-autofocus>
          Continuer la saisie
        </Button>
      </Group>
    </Dialog>
  );
}
