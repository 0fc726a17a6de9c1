import { useDocumentTitle } from "@mantine/hooks";
import { skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { BRAND } from "#contracts/shared/brand.ts";
import { CategoryEditorForm } from "#admin-app/category/category-editor-form.tsx";
import { EditorOpening } from "#admin-app/collection/editor-opening.tsx";
import { EditorWindow } from "#admin-app/collection/editor-window.tsx";
import { rpc } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/categories/$id");

/** The form of one category, over the list. */
export function CategoryScreen() {
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  const isNew = id === "new";
  const title = isNew ? "Nouvelle catégorie" : "Modifier la catégorie";
  useDocumentTitle(`${title} — ${BRAND.name}`);
  // Always read anew when opened, never under the hands of the person who is writing.
  const category = useQuery(rpc.categories.get.queryOptions(isNew ? skipToken : { id: Number(id) }, { gcTime: 0, staleTime: "static" }));

  const leave = (ignoreBlocker: boolean) => void navigate({ to: "/admin/dashboard/categories", search: (search) => search, ignoreBlocker });

  return (
    <EditorWindow title={category.data ? `${title} — ${category.data.name}` : title} size="small" onClose={() => leave(false)}>
      {isNew || category.data ? (
        <CategoryEditorForm key={id} category={category.data} onLeave={() => leave(false)} onSaved={() => leave(true)} />
      ) : (
        <EditorOpening
          loading="Chargement de la catégorie..."
          failed="Cette catégorie n’a pas pu être ouverte"
          error={category.error}
          onRetry={() => void category.refetch()}
        />
      )}
    </EditorWindow>
  );
}
