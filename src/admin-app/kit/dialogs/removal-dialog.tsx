import { Alert, Button, Group, Text } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { BIN_DAYS } from "#contracts/history/bin.ts";
import { sentenceOf } from "#admin-app/kit/errors/failure.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import type { Confirmation } from "./use-confirmation.ts";
import { Dialog } from "./dialog.tsx";

/** Asks before something is deleted. Stays open, and says why, when the server refuses. */
export function RemovalDialog({
  removal,
  title,
  verb = "Supprimer",
  isBinned = true,
  lasts = isBinned ? `Restauration possible depuis la corbeille pendant ${BIN_DAYS} jours.` : "Cette action est irréversible.",
  children,
}: {
  removal: Confirmation;
  title: string;
  verb?: string;
  /** Whether it can be restored from the bin. */
  isBinned?: boolean;
  /** Sentence about the duration, for an action that is no removal. */
  lasts?: string;
  children: ReactNode;
}) {
  const isOpen = removal.candidate !== undefined;
  return (
    <Dialog opened={isOpen} onClose={removal.cancel} title={title}>
      <Text>{children}</Text>
      <Text mt="xs" c="dimmed" size="sm">
        {lasts}
      </Text>
      {removal.error !== null && (
        <Alert role="alert" color="red" mt="md" icon={<CircleAlert aria-hidden />}>
          {sentenceOf(removal.error)}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={removal.cancel} data-autofocus>
          Annuler
        </Button>
        <ActionButton color="red.9" onClick={removal.confirm} loading={removal.isPending}>
          {removal.error === null ? verb : "Réessayer"}
        </ActionButton>
      </Group>
    </Dialog>
  );
}
