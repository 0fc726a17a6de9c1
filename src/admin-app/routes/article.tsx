import { useDocumentTitle } from "@mantine/hooks";
import { skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { BRAND } from "#contracts/shared/brand.ts";
import { ArticleEditorForm } from "#admin-app/article/article-editor-form.tsx";
import { EditorOpening } from "#admin-app/collection/editor-opening.tsx";
import { EditorWindow } from "#admin-app/collection/editor-window.tsx";
import { rpc } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/blog/$id");

/** The form of one article, over the list. */
export function ArticleScreen() {
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  const isNew = id === "new";
  const title = isNew ? "Nouvel article" : "Modifier l’article";
  useDocumentTitle(`${title} — ${BRAND.name}`);
  // Always read anew when opened, never under the hands of the person who is writing.
  const article = useQuery(rpc.articles.get.queryOptions(isNew ? skipToken : { id: Number(id) }, { gcTime: 0, staleTime: "static" }));

  const leave = (ignoreBlocker: boolean) => void navigate({ to: "/admin/dashboard/blog", search: (search) => search, ignoreBlocker });

  return (
    <EditorWindow title={article.data ? `${title} — ${article.data.title}` : title} onClose={() => leave(false)}>
      {isNew || article.data ? (
        <ArticleEditorForm key={id} article={article.data} onLeave={() => leave(false)} onSaved={() => leave(true)} />
      ) : (
        <EditorOpening
          loading="Chargement de l’article..."
          failed="Cet article n’a pas pu être ouvert"
          error={article.error}
          onRetry={() => void article.refetch()}
        />
      )}
    </EditorWindow>
  );
}
