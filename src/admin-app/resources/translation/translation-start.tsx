import { Button, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import type { TranslationView } from "#contracts/translation/translation.ts";
import { newToken } from "#admin-app/kit/editor/token.ts";
import { notifyChangeFailure } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { rpcClient } from "#admin-app/rpc.ts";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";
import { SourceText } from "./fields/source-text.tsx";
import classes from "./translation-editor-form.module.css";
import { refreshTranslations, rereadTranslation } from "./translation-editing.ts";

/** A record that nothing was translated of: what it says, and the way to begin. What is typed then belongs to a translation that is stored, so that its
 *  drafts, its history and who else writes it are known. */
export function TranslationStart({ view, onClose }: { view: TranslationView; onClose: () => void }) {
  const { noun, record, language } = view;
  const key = { noun, record, language };
  const mayWrite = useMayWrite();
  const start = useMutation({
    mutationFn: () => rpcClient.translations.save.mutate({ ...key, fields: {} }, { context: { idempotencyKey: newToken() } }),
    onSuccess: () => Promise.all([rereadTranslation(key), refreshTranslations()]),
    onError: (error) => notifyChangeFailure("La traduction n’a pas pu être commencée", error),
  });
  return (
    <div className={classes.start}>
      <Stack className={classes.startBody}>
        <Text>Rien n’est encore traduit en {LANGUAGE_IN_FRENCH[language].toLowerCase()}. Voici ce que dit le français.</Text>
        {view.fields
          .filter(({ state }) => state === "missing")
          .map((field) => (
            <div key={field.name}>
              <Text size="sm" fw={600}>
                {field.label}
              </Text>
              <SourceText field={field} />
            </div>
          ))}
      </Stack>
      <Group className={classes.startFoot}>
        <Button variant="default" onClick={onClose}>
          Annuler
        </Button>
        {mayWrite && (
          <ActionButton data-autofocus loading={start.isPending} onClick={() => start.mutate()}>
            Commencer la traduction
          </ActionButton>
        )}
      </Group>
    </div>
  );
}
