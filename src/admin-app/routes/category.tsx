import { skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { CategoryEditorForm } from "#admin-app/category/category-editor-form.tsx";
import { EditorScreen } from "#admin-app/collection/editor-screen.tsx";
import { OPENED_ANEW } from "#admin-app/collection/opened-anew.ts";
import { rpc } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/categories/$id");

/** The form of one category, over the list. */
export function CategoryScreen() {
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  const isNew = id === "new";
  const title = isNew ? "Nouvelle catégorie" : "Modifier la catégorie";
  const category = useQuery(rpc.categories.get.queryOptions(isNew ? skipToken : { id: Number(id) }, OPENED_ANEW));

  const leave = (ignoreBlocker: boolean) => void navigate({ to: "/admin/dashboard/categories", search: (search) => search, ignoreBlocker });

  return (
    <EditorScreen
      title={title}
      name={category.data?.name}
      awaited={isNew ? undefined : category}
      loading="Chargement de la catégorie..."
      failed="Cette catégorie n’a pas pu être ouverte"
      size="small"
      onClose={() => leave(false)}
    >
      <CategoryEditorForm key={id} category={category.data} onLeave={() => leave(false)} onSaved={() => leave(true)} />
    </EditorScreen>
  );
}
