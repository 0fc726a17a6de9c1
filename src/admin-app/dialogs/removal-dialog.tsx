import { Alert, Button, Group, Modal, Text } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { sentenceOf } from "#admin-app/errors/failure.ts";
import { ActionButton } from "#admin-app/layout/action-button.tsx";
import type { Confirmation } from "./use-confirmation.ts";
import { useHiddenBackground } from "./use-hidden-background.ts";

/** Asks before something is gone for good. Stays open, and says why, when the server refuses. */
export function RemovalDialog({
  removal,
  title,
  verb = "Supprimer",
  children,
}: {
  removal: Confirmation;
  title: string;
  verb?: string;
  children: ReactNode;
}) {
  const isOpen = removal.candidate !== undefined;
  useHiddenBackground(isOpen);
  return (
    <Modal opened={isOpen} onClose={removal.cancel} title={title} centered closeButtonProps={{ "aria-label": "Fermer" }}>
      <Text>{children}</Text>
      <Text mt="xs" c="dimmed" size="sm">
        Cette action est irréversible.
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
    </Modal>
  );
}
