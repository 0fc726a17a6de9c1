import { useMutation } from "@tanstack/react-query";
import { CheckCheck } from "lucide-react";
import type { TranslationView } from "#contracts/translation/translation.ts";
import { newToken } from "#admin-app/kit/token.ts";
import { notifyChangeFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { PreviewButton } from "#admin-app/kit/layout/preview-button.tsx";
import { rpcClient } from "#admin-app/rpc.ts";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { refreshTranslations, rereadTranslation, type TranslationForm } from "./translation-editing.ts";
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

/** Opens the record's public page as this form translates it, published or not. */
export function TranslationPreview({ view: { noun, record, language }, form }: { view: TranslationView; form: TranslationForm }) {
  return (
    <PreviewButton
      title={`La page publique ${intoLanguage(language)} telle que ce formulaire la décrit`}
      hasErrors={() => form.validate().hasErrors}
      askForPath={() => rpcClient.translations.previewForm.mutate({ noun, record, language, ...form.getValues() })}
    />
  );
}
