import { Group } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { Newspaper } from "lucide-react";
import { ArticleCard } from "./article-card.tsx";
import { ARTICLE } from "./article-editing.ts";
import { ARTICLE_PAGE_SIZE, parseArticleFilter } from "./article-filter.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { CollectionHeader, CreationLink } from "#admin-app/kit/collection/collection-header.tsx";
import { FilterSelect } from "#admin-app/kit/collection/filter/filter-select.tsx";
import { ListPages } from "#admin-app/kit/collection/list-pages.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { useCollection } from "#admin-app/kit/collection/use-collection.ts";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import { rpcClient, trpc } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/blog");

const STATUSES = [
  { value: "", label: "Tous les articles" },
  { value: "published", label: "Publiés" },
  { value: "draft", label: "Brouillons" },
];

/** The blog, drafts included, latest first. */
export function ArticlesScreen() {
  const filter = route.useSearch();
  const { isFiltered, narrow, clear, turnTo } = useListFilter(filter, parseArticleFilter);
  const list = trpc.articles.page.useQuery({ ...filter, limit: ARTICLE_PAGE_SIZE }, { placeholderData: keepPreviousData });
  const articles = useCollection({
    resource: ARTICLE,
    rows: list.data?.data ?? [],
    remove: (id) => rpcClient.articles.remove.mutate({ id }),
    words: {
      changed: ({ title, status }) => `«\u202f${title}\u202f» est ${status === "published" ? "publié" : "un brouillon"}`,
      changeFailed: ({ title }) => `Le statut de «\u202f${title}\u202f» n’a pas été modifié`,
      removed: "Article supprimé",
    },
  });
  const counts = list.data?.counts;

  const create = <CreationLink {...toItem("/admin/dashboard/blog", "new")}>Nouvel article</CreationLink>;

  return (
    <>
      <CollectionHeader
        title="Gestion du Blog"
        counters={[
          { label: "Total Articles", value: counts && counts.draft + counts.published },
          { label: "Résultats", value: list.data?.total },
          { label: "Publiés", value: counts?.published },
          { label: "Brouillons", value: counts?.draft },
        ]}
      >
        {create}
      </CollectionHeader>
      <Group component="search" aria-label="Filtrer les articles" align="end" mb="lg" gap="sm">
        <SearchBox q={filter.q} placeholder="Titre ou extrait" onSearch={(q) => narrow({ q })} />
        <FilterSelect name="status" label="Statut" data={STATUSES} value={filter.status} onChange={(status) => narrow({ status })} />
      </Group>
      <CollectionGrid
        query={list}
        rows={articles.rows}
        renderCard={(article) => (
          <ArticleCard
            article={article}
            now={list.dataUpdatedAt}
            isChanging={articles.isChanging(article)}
            onStatus={(status) =>
              void articles.change(article, { status }, () => rpcClient.articles.setStatus.mutate({ id: article.id, status }))
            }
            onRemove={() => articles.removal.ask(article)}
          />
        )}
        empty={
          <EmptyList
            icon={<Newspaper />}
            title="Aucun article trouvé"
            hint="Écrivez le premier article de votre blog."
            onClear={isFiltered ? clear : undefined}
          >
            {create}
          </EmptyList>
        }
      />
      <ListPages total={list.data?.total ?? 0} size={ARTICLE_PAGE_SIZE} page={filter.page ?? 1} onPage={turnTo} />
      <RemovalDialog removal={articles.removal} title="Supprimer l’article">
        « {articles.removal.candidate?.title} » sera retiré du blog.
      </RemovalDialog>
      <Outlet />
    </>
  );
}
