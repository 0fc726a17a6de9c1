import { skipToken } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-in-french.ts";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { TranslationEditorForm } from "./translation-editor-form.tsx";
import { TranslationStart } from "./translation-start.tsx";
import { keyIn } from "./translation-param.ts";
import { toRowId } from "./translated-resources.ts";

const route = getRouteApi("/signed-in/admin/dashboard/translations/$id");

/** The form of one translation beside its French, over the list. */
export function TranslationScreen() {
  const { id } = route.useParams();
  const navigate = useNavigate();
  const key = keyIn(id);
  const view = trpc.translations.get.useQuery(key ?? skipToken, EDITING_CACHE);
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
