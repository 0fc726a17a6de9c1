import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { use } from "react";
import type { Category } from "#contracts/category/category.ts";
import { TranslationLinks } from "#admin-app/resources/translation/translation-link.tsx";
import { BannerContext, doneBanner } from "./category-banner.tsx";
import { CategoryEditorForm } from "./category-editor-form.tsx";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { CATEGORY } from "./category-editing.ts";
import { EDITING_CACHE, type SaveKind } from "#admin-app/kit/editor/edited-resource.ts";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { trpc } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/categories/$id");

/** The form of one category, over the list. */
export function CategoryScreen() {
  const { id } = route.useParams();
  const showBanner = use(BannerContext);
  const { formKey, isNew, isRead, close, showIn, lostIdOf, nameOf, handlers } = useOpenedItem<Category>({
    list: "/admin/dashboard/categories",
    id,
    wordsOf: ({ name }) => name,
  });
  const announce = (message: string, stored: Category, kind: SaveKind) => {
    const more = kind === "new" ? [{ label: "Voir", onPress: () => showIn(stored) }] : [];
    showBanner(kind === "unchanged" ? { kind: "success", message } : doneBanner(message, stored, ...more));
  };
  const title = isNew ? "Nouvelle catégorie" : "Modifier la catégorie";
  const category = trpc.categories.get.useQuery(isNew ? skipToken : { id: Number(id) }, EDITING_CACHE);
  const lostId = lostIdOf(CATEGORY, category.error);

  return (
    <EditorScreen
      title={title}
      name={nameOf(category.data)}
      awaited={isRead && lostId === undefined ? category : undefined}
      loading="Chargement de la catégorie..."
      failed="Cette catégorie n’a pas pu être ouverte"
      tools={<TranslationLinks noun="category" record={category.data?.id} />}
      onClose={close}
    >
      <CategoryEditorForm key={formKey} lostId={lostId} category={category.data} {...handlers} announce={announce} />
    </EditorScreen>
  );
}
