import { skipToken, useMutation } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { trpc, rpcClient } from "#admin-app/rpc.ts";
import { TranslationEditorForm } from "./translation-editor-form.tsx";
import { parseParam } from "./translation-filter.ts";
import { toRowId } from "./translated-resources.ts";
import { Button, Group, Stack, Text } from "@mantine/core";
import type { TranslationView } from "#contracts/translation/translation.ts";
import { newToken } from "#admin-app/kit/token.ts";
import { notifyChangeFailure } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";
import { SourceText } from "#admin-app/resources/translation/fields/source-text.tsx";
import classes from "./translation-editor-form.module.css";
import { refreshTranslations, rereadTranslation } from "./translation-editing.ts";

const route = getRouteApi("/signed-in/admin/dashboard/translations/$id");

/** The form of one translation beside its French, over the list. */
export function TranslationScreen() {
  const { id } = route.useParams();
  const navigate = useNavigate();
  const key = parseParam(id);
  // The form of the record has read its state before: what it knows may be older than the last save.
  const read = trpc.translations.get.useQuery(key ?? skipToken, { staleTime: Infinity, refetchOnMount: "always" });
  const view = { ...read, data: read.isFetchedAfterMount ? read.data : undefined };
  const close = () => void navigate({ to: "/admin/dashboard/translations", search: true, resetScroll: false });
  const showSaved = () =>
    void navigate({
      to: "/admin/dashboard/translations",
      search: true,
      state: key ? { savedId: toRowId(key) } : {},
      resetScroll: false,
      ignoreBlocker: true,
    });

  return (
    <EditorScreen
      title={`Traduire en ${LANGUAGE_IN_FRENCH[key?.language ?? "en"].toLowerCase()}`}
      name={view.data?.title}
      awaited={view}
      loading="Chargement de la traduction..."
      failed="Cette traduction n’a pas pu être ouverte"
      size="full"
      onClose={close}
    >
      {view.data?.translation ? (
        <TranslationEditorForm key={id} view={view.data} translation={view.data.translation} onClose={close} onSaved={showSaved} />
      ) : (
        view.data && <TranslationStart key={id} view={view.data} onClose={close} />
      )}
    </EditorScreen>
  );
}

/** A record without a translation, and the button that starts one. Typed text then belongs to a stored translation, so
 *  that its drafts, its history and its other editors are known. */
function TranslationStart({ view, onClose }: { view: TranslationView; onClose: () => void }) {
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
