import { useMutation } from "@tanstack/react-query";
import { CheckCheck, Eye } from "lucide-react";
import type { TranslationView } from "#contracts/translation/translation.ts";
import { newToken } from "#admin-app/kit/editor/token.ts";
import { notifyChangeFailure, notifySuccess, notifyFailure, notifyRefusal } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { rpcClient } from "#admin-app/rpc.ts";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { refreshTranslations, rereadTranslation, type TranslationForm } from "./translation-editing.ts";
import { useState } from "react";
import { intoLanguage } from "./translation-words.ts";

/** Says that what is stored of a field, or of all, fits the French of today. Not over what is not saved yet. */
export function MarkDone({ view, field, isDirty }: { view: TranslationView; field?: TranslationView["fields"][number]; isDirty: boolean }) {
  const { noun, record, language, translation } = view;
  const key = { noun, record, language };
  const marking = useMutation({
    mutationFn: () =>
      rpcClient.translations.save.mutate(
        { ...key, version: translation?.version, mark_done: field === undefined ? true : [field.name] },
        { context: { idempotencyKey: newToken(), prefersMerge: true } },
      ),
    onSuccess: async () => {
      await Promise.all([rereadTranslation(key), refreshTranslations()]);
      notifySuccess(field === undefined ? "Traduction marquée comme faite" : `Champ marqué comme fait\u202f: ${field.label}`);
    },
    onError: (error) => notifyChangeFailure("La traduction n’a pas été marquée", error),
  });
  return (
    <ForWriters>
      <ActionButton
        variant="subtle"
        {...(field !== undefined && { size: "compact-xs", "aria-label": `Marquer comme fait\u202f: ${field.label}` })}
        leftSection={<CheckCheck size={field === undefined ? 16 : 14} aria-hidden />}
        loading={marking.isPending}
        disabled={isDirty}
        title={isDirty ? "Enregistrez d’abord ce que vous avez écrit" : "Cette traduction dit bien ce que dit le français d’aujourd’hui"}
        onClick={() => marking.mutate()}
      >
        {field === undefined ? "Tout marquer comme fait" : "Marquer comme fait"}
      </ActionButton>
    </ForWriters>
  );
}

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
