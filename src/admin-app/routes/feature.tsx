import { skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { EditorScreen } from "#admin-app/collection/editor-screen.tsx";
import { nextOrder } from "#admin-app/collection/next-order.ts";
import { OPENED_ANEW } from "#admin-app/collection/opened-anew.ts";
import { rpc } from "#admin-app/rpc.ts";
import { FeatureEditorForm } from "#admin-app/feature/feature-editor-form.tsx";

const route = getRouteApi("/signed-in/admin/dashboard/features/$id");

/** The form of one feature, over the list. */
export function FeatureScreen() {
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  const isNew = id === "new";
  const title = isNew ? "Nouvelle fonctionnalité" : "Modifier la fonctionnalité";
  const feature = useQuery(rpc.features.get.queryOptions(isNew ? skipToken : { id: Number(id) }, OPENED_ANEW));
  const list = useQuery(rpc.features.list.queryOptions());

  const leave = (ignoreBlocker: boolean) => void navigate({ to: "/admin/dashboard/features", search: (search) => search, ignoreBlocker });

  return (
    <EditorScreen
      title={title}
      name={feature.data?.title}
      awaited={isNew ? list : feature}
      loading="Chargement de la fonctionnalité..."
      failed="Cette fonctionnalité n’a pas pu être ouverte"
      size="small"
      onClose={() => leave(false)}
    >
      <FeatureEditorForm
        key={id}
        feature={feature.data}
        order={nextOrder(list.data ?? [])}
        onLeave={() => leave(false)}
        onSaved={() => leave(true)}
      />
    </EditorScreen>
  );
}
