import { Alert, Button, Text } from "@mantine/core";
import { AppWindow } from "lucide-react";
import { useState } from "react";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import type { OtherDrafts, RecordLock } from "./use-other-tabs.ts";

type OtherTabsNoticeProps = {
  others: OtherDrafts | undefined;
  lock: RecordLock;
  /** Whether another tab has taken the record over. */
  isTaken: boolean;
  isNew: boolean;
  onTakeLeft: () => void;
  onTakeRemote: () => void;
};

/** Says that the same record is open in another tab, or offers what a tab that is gone, or another device, holds of
 *  it. */
export function OtherTabsNotice({ others, lock, isTaken, isNew, onTakeLeft, onTakeRemote }: OtherTabsNoticeProps) {
  return (
    <>
      <LockNotice lock={lock} isTaken={isTaken} isNew={isNew} isWritten={others?.isWritten ?? false} />
      {!isTaken && !lock.isAwaiting && <Offer others={others} onTakeLeft={onTakeLeft} onTakeRemote={onTakeRemote} />}
    </>
  );
}

function LockNotice({
  lock: { isElsewhere, take },
  isTaken,
  isNew,
  isWritten,
}: Omit<OtherTabsNoticeProps, "others" | "onTakeLeft" | "onTakeRemote"> & { isWritten: boolean }) {
  const takeButton = (
    <Button size="xs" variant="default" mt="sm" onClick={take}>
      Reprendre ici
    </Button>
  );
  if (isTaken)
    return (
      <Alert color="amber" icon={<AppWindow aria-hidden />} title="Repris dans un autre onglet">
        <Text size="sm">Ce formulaire n’est plus modifiable ici. L’autre onglet continue à partir de ce que vous y aviez saisi.</Text>
        {takeButton}
      </Alert>
    );
  if (!isWritten && !isElsewhere) return null;
  return (
    <Alert
      color="amber"
      icon={<AppWindow aria-hidden />}
      title={isWritten ? "En cours de saisie dans un autre onglet" : "Déjà ouvert dans un autre onglet"}
    >
      <Text size="sm">
        Chaque onglet garde sa propre saisie. Celui-ci part {isNew ? "d’un formulaire vide" : "de la version enregistrée"}.
      </Text>
      {isElsewhere && takeButton}
    </Alert>
  );
}

/** Offers what another tab or device holds. Hidden, it is offered again when the form is opened the next time, or once
 *  the other one has changed. */
function Offer({ others, onTakeLeft, onTakeRemote }: Pick<OtherTabsNoticeProps, "others" | "onTakeLeft" | "onTakeRemote">) {
  const [hidden, setHidden] = useState<string>();
  const { left, remote } = others ?? {};
  const savedAt = left?.draft.savedAt ?? remote?.updated_at;
  if (savedAt === undefined || savedAt === hidden) return null;
  return (
    <Alert
      color="amber"
      icon={<AppWindow aria-hidden />}
      title="Une autre saisie n’a pas été enregistrée"
      withCloseButton
      closeButtonLabel="Masquer ce message"
      onClose={() => setHidden(savedAt)}
    >
      <Text size="sm">
        Elle vient {left ? "d’un autre onglet" : `d’un autre appareil (${remote?.device_name})`}, le {formatMoment(savedAt)}. La reprendre
        met de côté ce que vous avez saisi ici.
      </Text>
      <Button size="xs" variant="default" mt="sm" onClick={left ? onTakeLeft : onTakeRemote}>
        Reprendre cette saisie
      </Button>
    </Alert>
  );
}
