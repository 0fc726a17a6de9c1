import { useDocumentTitle } from "@mantine/hooks";
import { skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { BRAND } from "#contracts/shared/brand.ts";
import { EditorOpening } from "#admin-app/collection/editor-opening.tsx";
import { EditorWindow } from "#admin-app/collection/editor-window.tsx";
import { nextOrder } from "#admin-app/collection/next-order.ts";
import { rpc } from "#admin-app/rpc.ts";
import { FeatureEditorForm } from "#admin-app/feature/feature-editor-form.tsx";

const route = getRouteApi("/signed-in/admin/dashboard/features/$id");

/** The form of one feature, over the list. */
export function FeatureScreen() {
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  const isNew = id === "new";
  const title = isNew ? "Nouvelle fonctionnalité" : "Modifier la fonctionnalité";
  useDocumentTitle(`${title} — ${BRAND.name}`);
  // Always read anew when opened, never under the hands of the person who is writing.
  const feature = useQuery(rpc.features.get.queryOptions(isNew ? skipToken : { id: Number(id) }, { gcTime: 0, staleTime: "static" }));
  const list = useQuery(rpc.features.list.queryOptions());
  const source = isNew ? list : feature;

  const leave = (ignoreBlocker: boolean) => void navigate({ to: "/admin/dashboard/features", search: (search) => search, ignoreBlocker });

  return (
    <EditorWindow title={feature.data ? `${title} — ${feature.data.title}` : title} size="small" onClose={() => leave(false)}>
      {source.data ? (
        <FeatureEditorForm
          key={id}
          feature={feature.data}
          order={nextOrder(list.data ?? [])}
          onLeave={() => leave(false)}
          onSaved={() => leave(true)}
        />
      ) : (
        <EditorOpening
          loading="Chargement du feature..."
          failed="Cette fonctionnalité n’a pas pu être ouverte"
          error={source.error}
          onRetry={() => void source.refetch()}
        />
      )}
    </EditorWindow>
  );
}
