import { Eye } from "lucide-react";
import { useState } from "react";
import { notifyFailure, notifyRefusal } from "#admin-app/kit/errors/notify.tsx";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { ActionButton } from "./action-button.tsx";

const FAILED = "L’aperçu n’a pas pu s’ouvrir";

type Props = {
  title: string;
  /** Whether the form holds what cannot be shown; it then marks its faults. */
  hasErrors: () => boolean;
  /** Asks the server for the path of a signed preview. */
  askForPath: () => Promise<{ path: string }>;
};

/** Opens a preview of a form, saved or not, in a new tab: for who may change what it shows. */
export function PreviewButton(props: Props) {
  return (
    <ForWriters>
      <Preview {...props} />
    </ForWriters>
  );
}

function Preview({ title, hasErrors, askForPath }: Props) {
  const [isAsking, setAsking] = useState(false);

  async function handlePress() {
    if (hasErrors()) return notifyRefusal(FAILED, "Corrigez d’abord les champs signalés.");
    setAsking(true);
    try {
      const { path } = await askForPath();
      window.open(path, "_blank", "noopener");
    } catch (error) {
      notifyFailure(FAILED, error);
    } finally {
      setAsking(false);
    }
  }

  return (
    <ActionButton
      variant="subtle"
      leftSection={<Eye size={16} aria-hidden />}
      loading={isAsking}
      title={title}
      onClick={() => void handlePress()}
    >
      Aperçu
    </ActionButton>
  );
}
