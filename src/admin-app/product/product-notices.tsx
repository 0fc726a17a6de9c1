import { Alert, Button, Group, Text } from "@mantine/core";
import { CircleAlert, History } from "lucide-react";
import { ConflictNotice } from "./conflict-notice.tsx";
import type { ProductEditor } from "./use-product-editor.ts";

const MOMENT = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeStyle: "short" });

/** What the person must know before going on: a restored draft, a save that failed, a change made elsewhere. */
export function ProductNotices({ editor }: { editor: ProductEditor }) {
  if (editor.conflict)
    return (
      <ConflictNotice
        {...editor.conflict}
        isSaving={editor.isSaving}
        onTakeTheirs={() => editor.takeTheirs()}
        onSaveMine={() => editor.saveMine()}
      />
    );
  return (
    <>
      {editor.failure !== undefined && (
        <Alert role="alert" color="red" mb="md" icon={<CircleAlert aria-hidden />} title="Le produit n’a pas été enregistré">
          <Text size="sm">{editor.failure} Ce que vous avez saisi est conservé.</Text>
          <Button size="xs" variant="default" mt="sm" onClick={editor.save} loading={editor.isSaving}>
            Réessayer
          </Button>
        </Alert>
      )}
      {editor.restoredAt !== undefined && (
        <Alert color="amber" mb="md" icon={<History aria-hidden />} title="Votre saisie a été restaurée">
          <Text size="sm">Ces modifications du {MOMENT.format(new Date(editor.restoredAt))} ne sont pas encore enregistrées.</Text>
          <Group gap="xs" mt="sm">
            <Button size="xs" variant="default" onClick={editor.keepRestored}>
              Continuer la saisie
            </Button>
            <Button size="xs" variant="subtle" onClick={() => editor.dropRestored()}>
              Repartir de la version enregistrée
            </Button>
          </Group>
        </Alert>
      )}
    </>
  );
}
