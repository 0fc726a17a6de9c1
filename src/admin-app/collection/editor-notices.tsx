import { Alert, Button, Group, Text } from "@mantine/core";
import { CircleAlert, History } from "lucide-react";
import { ConflictNotice } from "./conflict-notice.tsx";
import type { EditorNoticesState } from "./use-editor.ts";

const MOMENT = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeStyle: "short" });

/** What the person must know before going on: a restored draft, a save that failed, a change made elsewhere. */
export function EditorNotices({ notices }: { notices: EditorNoticesState }) {
  const { words, isSaving } = notices;
  if (notices.conflicts)
    return (
      <ConflictNotice
        title={words.conflict}
        conflicts={notices.conflicts}
        labels={notices.labels}
        isSaving={isSaving}
        onTakeTheirs={notices.takeTheirs}
        onSaveMine={notices.saveMine}
      />
    );
  return (
    <>
      {notices.failure !== undefined && (
        <Alert role="alert" color="red" mb="md" icon={<CircleAlert aria-hidden />} title={words.notSaved}>
          <Text size="sm">{notices.failure} Ce que vous avez saisi est conservé.</Text>
          <Button size="xs" variant="default" mt="sm" onClick={notices.save} loading={isSaving}>
            Réessayer
          </Button>
        </Alert>
      )}
      {notices.restoredAt !== undefined && (
        <Alert color="amber" mb="md" icon={<History aria-hidden />} title="Votre saisie a été restaurée">
          <Text size="sm">Ces modifications du {MOMENT.format(new Date(notices.restoredAt))} ne sont pas encore enregistrées.</Text>
          <Group gap="xs" mt="sm">
            <Button size="xs" variant="default" onClick={notices.keepRestored}>
              Continuer la saisie
            </Button>
            <Button size="xs" variant="subtle" onClick={notices.dropRestored}>
              Repartir de la version enregistrée
            </Button>
          </Group>
        </Alert>
      )}
    </>
  );
}
