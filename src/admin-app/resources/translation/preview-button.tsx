import { Eye } from "lucide-react";
import { useState } from "react";
import type { TranslationView } from "#contracts/translation/translation.ts";
import { notifyFailure, notifyRefusal } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { rpcClient } from "#admin-app/rpc.ts";
import type { TranslationForm } from "./translation-form.ts";
import { intoLanguage } from "./translation-words.ts";

const FAILED = "L’aperçu n’a pas pu s’ouvrir";

/** Opens the record's public page in a new tab, as this form translates it, published or not. */
export function PreviewButton({ view: { noun, record, language }, form }: { view: TranslationView; form: TranslationForm }) {
  const [isAsking, setAsking] = useState(false);

  async function handlePress() {
    if (form.validate().hasErrors) return notifyRefusal(FAILED, "Corrigez d’abord les champs signalés.");
    setAsking(true);
    try {
      const { path } = await rpcClient.translations.previewForm.mutate({ noun, record, language, ...form.getValues() });
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
      title={`La page publique ${intoLanguage(language)} telle que ce formulaire la décrit`}
      onClick={() => void handlePress()}
    >
      Aperçu
    </ActionButton>
  );
}
