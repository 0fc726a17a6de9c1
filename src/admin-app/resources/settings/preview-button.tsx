import { Eye } from "lucide-react";
import { useState } from "react";
import { notifyFailure, notifyRefusal } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { rpcClient } from "#admin-app/rpc.ts";
import { formToSettings } from "./settings-form.ts";
import { useSettingsFormContext } from "./settings-form-context.ts";

const FAILED = "L’aperçu n’a pas pu s’ouvrir";

/** Opens the site in a new tab with the settings as this form holds them; they hold on every page that is reached from there. */
export function PreviewButton() {
  const form = useSettingsFormContext();
  const [isAsking, setAsking] = useState(false);

  async function handlePress() {
    if (form.validate().hasErrors) return notifyRefusal(FAILED, "Corrigez d’abord les champs signalés.");
    setAsking(true);
    try {
      const { path } = await rpcClient.settings.previewForm.mutate(formToSettings(form.getValues()));
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
      title="Le site tel que ce formulaire le décrit"
      onClick={() => void handlePress()}
    >
      Aperçu
    </ActionButton>
  );
}
