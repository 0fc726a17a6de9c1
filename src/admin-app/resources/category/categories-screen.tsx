import { Group } from "@mantine/core";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { Tags } from "lucide-react";
import { useState } from "react";
import type { Category } from "#contracts/category/category.ts";
import { type Banner, BannerContext, CategoryBanner, doneBanner, failureBanner } from "./category-banner.tsx";
import { CategoryCard } from "./category-card.tsx";
import { CATEGORY, CATEGORY_MESSAGES, refreshCategories } from "./category-editing.ts";
import { PendingContext } from "./subcategory-change.ts";
import { useSubcategoryChanges } from "./use-subcategory-changes.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { CollectionHeader, CreationLink } from "#admin-app/kit/collection/collection-header.tsx";
import { formatStoredMessage } from "#admin-app/kit/editor/edited-resource.ts";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { matchesText, parseTextFilter } from "#admin-app/kit/collection/filter/list-filter.ts";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import { useRemoval } from "#admin-app/kit/dialogs/use-removal.ts";
import { rpcClient, trpc } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/categories");
const BY_NAME = new Intl.Collator("fr", { numeric: true });

/** The catalogue’s categories, in French alphabetical order. */
export function CategoriesScreen() {
  const filter = route.useSearch();
  const { isFiltered, narrow, clear } = useListFilter(filter, parseTextFilter);
  const [banner, setBanner] = useState<Banner>();
  const list = trpc.categories.list.useQuery();
  const counts = trpc.categories.productCounts.useQuery();
  const loadFailure = useLoadFailure(list);
  const categories = (list.data ?? []).toSorted((one, other) => BY_NAME.compare(one.name, other.name));
  const found = categories.filter(({ name, subcategories }) => matchesText(filter, name, ...subcategories));

  const removal = useRemoval<Category>({
    remove: (id) => rpcClient.categories.remove.mutate({ id }),
    refresh: refreshCategories,
    onRemoved: ({ id }) => setBanner(doneBanner(CATEGORY_MESSAGES.removed, { id })),
    onFailed: (error) => setBanner(failureBanner(CATEGORY_MESSAGES.removalFailed, error)),
  });
  const changes = useSubcategoryChanges({
    onSaved: (stored, note) => setBanner(doneBanner(formatStoredMessage(CATEGORY, false, note), stored)),
    onFailed: (error) => setBanner(failureBanner(CATEGORY_MESSAGES.saveFailed, error)),
  });
  const create = <CreationLink {...toItem("/admin/dashboard/categories", "new")}>Nouvelle catégorie</CreationLink>;

  return (
    <BannerContext value={setBanner}>
      <CollectionHeader
        title="Gestion des Catégories"
        counters={[
          { label: "Total Catégories", value: list.data?.length },
          { label: "Résultats", value: list.data && found.length },
          { label: "Sous-catégories", value: list.data?.reduce((sum, { subcategories }) => sum + subcategories.length, 0) },
        ]}
      >
        {create}
      </CollectionHeader>
      {loadFailure && <CategoryBanner {...loadFailure} />}
      {banner && <CategoryBanner banner={banner} onDismiss={() => setBanner(undefined)} />}
      <Group component="search" aria-label="Filtrer les catégories" mb="lg">
        <SearchBox q={filter.q} placeholder="Catégorie ou sous-catégorie" onSearch={(q) => narrow({ q })} />
      </Group>
      {(list.data || !loadFailure) && (
        <CollectionGrid
          query={list}
          rows={found}
          renderCard={(category) => (
            <CategoryCard
              category={category}
              products={counts.data && (counts.data.find(({ id }) => id === category.id)?.products ?? 0)}
              change={changes.of(category)}
              typed={changes.typedFor(category)}
              isSaving={changes.isSaving(category)}
              onType={(typed) => changes.type(category, typed)}
              onChange={(change) => changes.change(category, change)}
              onSave={() => changes.save(category)}
              onRemove={() => removal.ask(category)}
            />
          )}
          empty={
            <EmptyList
              icon={<Tags />}
              title="Aucune catégorie"
              hint="Créez la première catégorie de votre catalogue."
              onClear={isFiltered ? clear : undefined}
            >
              {create}
            </EmptyList>
          }
        />
      )}
      <RemovalDialog removal={removal} title="Supprimer cette catégorie ?">
        « {removal.candidate?.name} » sera supprimée. {removal.candidate && <ProductsLeft category={removal.candidate.name} />}
      </RemovalDialog>
      <PendingContext value={changes}>
        <Outlet />
      </PendingContext>
    </BannerContext>
  );
}

/** Says how many products lose their category, once that is known. */
function ProductsLeft({ category }: { category: string }) {
  const { data } = trpc.products.list.useQuery({ category, limit: 1 }, { staleTime: 0 });
  if (data?.total === 0) return "Aucun produit n’est concerné.";
  const isOne = data?.total === 1;
  const products = isOne ? "Son produit reste" : `Ses ${data ? `${data.total} ` : ""}produits restent`;
  return `${products} au catalogue, sous «\u202fAutres\u202f».`;
}

type CategoryList = { isError: boolean; error: unknown; errorUpdatedAt: number; refetch: () => unknown };

/** The banner of a list that could not be loaded, until it is dismissed; it comes back with each new failure. */
function useLoadFailure({ isError, error, errorUpdatedAt, refetch }: CategoryList): { banner: Banner; onDismiss: () => void } | undefined {
  const [dismissedAt, setDismissedAt] = useState(0);
  if (!isError || errorUpdatedAt <= dismissedAt) return undefined;
  const retry = { label: "Réessayer", onPress: () => void refetch() };
  return {
    banner: { ...failureBanner(CATEGORY_MESSAGES.loadFailed, error), actions: [retry] },
    onDismiss: () => setDismissedAt(errorUpdatedAt),
  };
}
