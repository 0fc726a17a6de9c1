import { skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ArticleEditorForm } from "#admin-app/article/article-editor-form.tsx";
import { EditorScreen } from "#admin-app/collection/editor-screen.tsx";
import { OPENED_ANEW } from "#admin-app/collection/opened-anew.ts";
import { rpc } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/blog/$id");

/** The form of one article, over the list. */
export function ArticleScreen() {
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  const isNew = id === "new";
  const title = isNew ? "Nouvel article" : "Modifier l’article";
  const article = useQuery(rpc.articles.get.queryOptions(isNew ? skipToken : { id: Number(id) }, OPENED_ANEW));

  const leave = (ignoreBlocker: boolean) => void navigate({ to: "/admin/dashboard/blog", search: (search) => search, ignoreBlocker });

  return (
    <EditorScreen
      title={title}
      name={article.data?.title}
      awaited={isNew ? undefined : article}
      loading="Chargement de l’article..."
      failed="Cet article n’a pas pu être ouvert"
      onClose={() => leave(false)}
    >
      <ArticleEditorForm key={id} article={article.data} onLeave={() => leave(false)} onSaved={() => leave(true)} />
    </EditorScreen>
  );
}
