import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { Article } from "#contracts/article/article.ts";
import { TranslationLinks } from "#admin-app/resources/translation/translation-link.tsx";
import { ArticleEditorForm } from "./article-editor-form.tsx";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { ARTICLE } from "./article-editing.ts";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { trpc } from "#admin-app/rpc.ts";
import { ActionIcon, Tooltip } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { Maximize2, Minimize2 } from "lucide-react";

const route = getRouteApi("/signed-in/admin/dashboard/blog/$id");

/** The form of one article, over the list. */
export function ArticleScreen() {
  const { id } = route.useParams();
  const { copy } = route.useSearch();
  const { formKey, isNew, isRead, close, lostIdOf, nameOf, handlers } = useOpenedItem<Article>({
    list: "/admin/dashboard/blog",
    id,
    wordsOf: ({ title }) => title,
  });
  const [isFullPage, setFullPage] = useLocalStorage({ key: "admin-writing-room", defaultValue: false, getInitialValueInEffect: false });
  const title = isNew ? "Nouvel article" : "Modifier l’article";
  const article = trpc.articles.get.useQuery(isNew ? skipToken : { id: Number(id) }, EDITING_CACHE);
  const copied = trpc.articles.copyOf.useQuery(copy === undefined ? skipToken : { id: copy }, EDITING_CACHE);
  const opened = copy === undefined ? undefined : copied;
  const lostId = lostIdOf(ARTICLE, article.error);

  return (
    <EditorScreen
      title={title}
      name={nameOf(article.data)}
      awaited={isRead && lostId === undefined ? article : opened}
      loading="Chargement de l’article..."
      failed="Cet article n’a pas pu être ouvert"
      onClose={close}
      onEscape={isFullPage ? () => setFullPage(false) : undefined}
      size={isFullPage ? "full" : "large"}
      tools={
        <>
          <TranslationLinks noun="article" record={article.data?.id} />
          <FullPageSwitch isFullPage={isFullPage} onSwitch={setFullPage} />
        </>
      }
    >
      <ArticleEditorForm key={formKey} lostId={lostId} article={article.data} copied={copied.data} isFullPage={isFullPage} {...handlers} />
    </EditorScreen>
  );
}

/** Switches between the window and the whole page; the typed text stays. */
function FullPageSwitch({ isFullPage, onSwitch }: { isFullPage: boolean; onSwitch: (isFullPage: boolean) => void }) {
  const Icon = isFullPage ? Minimize2 : Maximize2;
  return (
    <Tooltip label={isFullPage ? "Revenir à la fenêtre" : "Écrire sur toute la page"}>
      <ActionIcon variant="subtle" color="gray" aria-label="Plein écran" aria-pressed={isFullPage} onClick={() => onSwitch(!isFullPage)}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
