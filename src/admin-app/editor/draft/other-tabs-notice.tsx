import { Alert, Button, Text } from "@mantine/core";
import { AppWindow } from "lucide-react";
import { MOMENT } from "#admin-app/editor/moment.ts";
import type { OtherDrafts } from "./use-stored-draft.ts";

/** Says that the same record is being written in another tab, or offers what a tab that is gone left of it. */
export function OtherTabsNotice({ others, isNew, onTake }: { others: OtherDrafts | undefined; isNew: boolean; onTake: () => void }) {
  if (others?.left)
    return (
      <Alert color="amber" icon={<AppWindow aria-hidden />} title="Une autre saisie n’a pas été enregistrée">
        <Text size="sm">
          Elle vient d’un autre onglet, le {MOMENT.format(new Date(others.left.draft.savedAt))}. La reprendre met de côté ce que vous avez
          saisi ici.
        </Text>
        <Button size="xs" variant="default" mt="sm" onClick={onTake}>
          Reprendre cette saisie
        </Button>
      </Alert>
    );
  if (others?.isWritten)
    return (
      <Alert color="amber" icon={<AppWindow aria-hidden />} title="En cours de saisie dans un autre onglet">
        <Text size="sm">
          Chaque onglet garde sa propre saisie. Celui-ci part {isNew ? "d’un formulaire vide" : "de la version enregistrée"}.
        </Text>
      </Alert>
    );
  return null;
}
