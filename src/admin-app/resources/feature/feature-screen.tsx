import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { Feature } from "#contracts/feature/feature.ts";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { nextOrder } from "#admin-app/kit/order/list-order.ts";
import { TranslationLinks } from "#admin-app/resources/translation/translation-link.tsx";
import { FEATURE } from "./feature-editing.ts";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { trpc } from "#admin-app/rpc.ts";
import { FeatureEditorForm } from "./feature-editor-form.tsx";

const route = getRouteApi("/signed-in/admin/dashboard/features/$id");

/** The form of one feature, over the list. */
export function FeatureScreen() {
  const { id } = route.useParams();
  const { formKey, isNew, isRead, close, lostIdOf, nameOf, handlers } = useOpenedItem<Feature>({
    list: "/admin/dashboard/features",
    id,
    wordsOf: ({ title }) => title,
  });
  const title = isNew ? "Nouvelle fonctionnalité" : "Modifier la fonctionnalité";
  const feature = trpc.features.get.useQuery(isNew ? skipToken : { id: Number(id) }, EDITING_CACHE);
  const lostId = lostIdOf(FEATURE, feature.error);
  const list = trpc.features.list.useQuery();

  return (
    <EditorScreen
      title={title}
      name={nameOf(feature.data)}
      awaited={isRead && lostId === undefined ? feature : list}
      loading="Chargement de la fonctionnalité..."
      failed="Cette fonctionnalité n’a pas pu être ouverte"
      size="small"
      tools={<TranslationLinks noun="feature" record={feature.data?.id} />}
      onClose={close}
    >
      <FeatureEditorForm key={formKey} lostId={lostId} feature={feature.data} order={nextOrder(list.data ?? [])} {...handlers} />
    </EditorScreen>
  );
}
