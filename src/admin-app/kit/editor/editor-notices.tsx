import { Alert, Button, Group, Text } from "@mantine/core";
import { History, Undo2 } from "lucide-react";
import { ConflictNotice } from "./conflict/conflict-notice.tsx";
import { MOMENT } from "#admin-app/kit/layout/brand.ts";
import { OtherTabsNotice } from "#admin-app/kit/draft/other-tabs-notice.tsx";
import { PresenceNotice } from "#admin-app/kit/presence/presence-notice.tsx";
import { undoAction } from "#admin-app/kit/history/notify-done.ts";
import { UrgentAlert } from "#admin-app/kit/layout/urgent-alert.tsx";
import { LaunchLink } from "#admin-app/kit/launch/pending-notice.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import type { Ending } from "./saving/use-save.ts";
import type { EditorHistory, EditorNoticesState } from "./use-editor.ts";

/** Not the « Annuler » that closes the form. */
const UNDO = "Annuler\u202f: reprendre votre saisie";

type EditorNoticesProps = {
  notices: EditorNoticesState;
  history?: EditorHistory | undefined;
  /** Ending of a save that is tried again. */
  ending?: Ending;
};

/** Notices for the user before going on: a failed save, a change made elsewhere, what was put aside or restored. */
export function EditorNotices({ notices, history, ending = "close" }: EditorNoticesProps) {
  const { words, isSaving, conflict, take } = notices;
  if (conflict)
    return (
      <ConflictNotice
        key={notices.tries}
        title={words.conflict}
        savedAt={conflict.savedAt}
        isWaiting={conflict.isWaiting}
        record={history}
        conflicts={conflict.fields}
        isSaving={isSaving}
        onTakeTheirs={take.theirs}
        onSave={(choices) => conflict.save(choices, ending)}
      />
    );
  return (
    <>
      <FailureNotice key={notices.tries} notices={notices} ending={ending} />
      {notices.isSetAside && (
        <UrgentAlert color="amber" icon={<Undo2 aria-hidden />} title="Votre saisie est mise de côté">
          <Text size="sm">Elle le reste jusqu’à ce que vous enregistriez ou fermiez ce formulaire.</Text>
          <ActionButton size="xs" variant="default" mt="sm" onClick={take.undo} disabled={isSaving} aria-label={UNDO}>
            Annuler
          </ActionButton>
        </UrgentAlert>
      )}
      {notices.restoredAt !== undefined && (
        <Alert color="amber" icon={<History aria-hidden />} title="Votre saisie a été restaurée">
          <Text size="sm">Ces modifications du {MOMENT.format(new Date(notices.restoredAt))} ne sont pas encore enregistrées.</Text>
          <Group gap="xs" mt="sm">
            <Button size="xs" variant="default" onClick={notices.keepRestored}>
              Continuer la saisie
            </Button>
            {!notices.gone && (
              <Button size="xs" variant="subtle" onClick={take.stored}>
                {notices.isNew ? "Repartir d’un formulaire vide" : "Repartir de la version enregistrée"}
              </Button>
            )}
          </Group>
        </Alert>
      )}
      <OtherTabsNotice
        others={notices.others}
        lock={notices.lock}
        isTaken={notices.isTaken}
        isNew={notices.isNew}
        onTakeLeft={take.left}
        onTakeRemote={take.remote}
      />
      <PresenceNotice {...notices.presence} />
      <Group gap="xs">
        <Text component="output" size="sm" c="dimmed">
          {notices.confirmation ?? notices.draft}
        </Text>
        {notices.confirmation !== undefined && notices.undoSave && (
          <Button size="compact-xs" variant="subtle" aria-label="Annuler cet enregistrement" onClick={undoAction(notices.undoSave).onPress}>
            Annuler
          </Button>
        )}
      </Group>
    </>
  );
}

/** Asked for again, a save is done once. */
const MAY_BE_STORED =
  "Il se peut que ce soit enregistré malgré tout\u202f: «\u202fRéessayer\u202f» le dira, sans rien enregistrer deux fois.";

/** Title where no one knows yet whether a save was stored. */
const NOT_CONFIRMED = "Enregistrement non confirmé";

function FailureNotice({ notices, ending }: { notices: EditorNoticesState; ending: Ending }) {
  const { words, labels, isSaving, save, failure, faulty, gone } = notices;
  if (failure)
    return (
      <UrgentAlert title={failure.isUncertain ? (words.notConfirmed ?? NOT_CONFIRMED) : words.notSaved}>
        <Text size="sm">{failure.sentence} Ce que vous avez saisi est conservé.</Text>
        {failure.isUncertain && <Text size="sm">{MAY_BE_STORED}</Text>}
        {failure.canRetry && (
          <ActionButton size="xs" variant="default" mt="sm" onClick={save} loading={isSaving}>
            Réessayer
          </ActionButton>
        )}
        {failure.isConflict && typeof ending === "object" && <LaunchLink launch={ending.launch} mt="sm" />}
      </UrgentAlert>
    );
  if (faulty.length > 0)
    return (
      <Group role="alert" gap="xs">
        <Text size="sm" c="red">
          À corriger : {listFaultyLabels(faulty, labels).join(", ")}.
        </Text>
        <Button size="compact-xs" variant="subtle" onClick={notices.showFaults}>
          Y aller
        </Button>
      </Group>
    );
  if (gone)
    return (
      <UrgentAlert title={words.notSaved}>
        <Text size="sm">
          Cet élément n’existe plus : il a été supprimé depuis l’ouverture de ce formulaire.{" "}
          {gone.isKept && "Ce que vous avez saisi est conservé."} {words.gone}
        </Text>
        {gone.canRecreate && (
          <ActionButton size="xs" variant="default" mt="sm" onClick={save} loading={isSaving}>
            Recréer
          </ActionButton>
        )}
      </UrgentAlert>
    );
  return null;
}

/** `images.0.url` is spoken of by the label of `images`. */
function listFaultyLabels(paths: string[], labels: Record<string, string>): string[] {
  return [...new Set(paths.map((path) => labels[path.split(".")[0] ?? ""] ?? path))];
}
