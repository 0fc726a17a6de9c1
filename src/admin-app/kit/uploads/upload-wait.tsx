import { Alert, Button, Group, Text } from "@mantine/core";
import { CircleAlert, CloudUpload } from "lucide-react";
import type { useSaveAfterUploads } from "./awaited-uploads.ts";
import type { useLostUploads } from "./lost-uploads.ts";
import { lostSentence, missingSentence } from "./missing-files.ts";

/** Says which files a save waits for, or which ones called it off, and offers to save without them. */
export function UploadWait({ awaited, missing, saveWithout, keepEditing }: ReturnType<typeof useSaveAfterUploads<unknown>>["wait"]) {
  if (awaited.length === 0 && missing.length === 0) return null;
  const isWaiting = awaited.length > 0;
  return (
    <Alert
      role={isWaiting ? "status" : "alert"}
      color={isWaiting ? "amber" : "red"}
      py="xs"
      icon={isWaiting ? <CloudUpload aria-hidden /> : <CircleAlert aria-hidden />}
      title={isWaiting ? "L’enregistrement attend la fin de l’envoi" : "Rien n’a été enregistré"}
    >
      <Text size="sm">{isWaiting ? awaited.join(", ") : missingSentence(missing)}</Text>
      <Group gap="xs" mt="xs">
        <Button size="xs" variant="default" onClick={saveWithout}>
          Enregistrer sans
        </Button>
        <Button size="xs" variant="subtle" onClick={keepEditing}>
          {isWaiting ? "Annuler l’enregistrement" : "Fermer"}
        </Button>
      </Group>
    </Alert>
  );
}

/** Names the files whose upload ended with an earlier visit of the form, and that it does not hold. */
export function LostUploads({ lost, forget }: ReturnType<typeof useLostUploads>) {
  if (lost.length === 0) return null;
  return (
    <Alert
      role="alert"
      color="amber"
      py="xs"
      icon={<CloudUpload aria-hidden />}
      title="Des fichiers manquent"
      withCloseButton
      onClose={forget}
      closeButtonLabel="Fermer"
    >
      <Text size="sm">{lostSentence(lost)}</Text>
    </Alert>
  );
}
