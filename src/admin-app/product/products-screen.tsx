import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { Package, Plus } from "lucide-react";
import { CollectionGrid } from "#admin-app/collection/collection-grid.tsx";
import { CollectionHeader } from "#admin-app/collection/collection-header.tsx";
import { ListPages } from "#admin-app/collection/list-pages.tsx";
import { EmptyList } from "#admin-app/collection/empty-list.tsx";
import { RemovalDialog } from "#admin-app/dialogs/removal-dialog.tsx";
import { useCollection } from "#admin-app/collection/use-collection.ts";
import { usePagedFilter } from "#admin-app/collection/filter/use-paged-filter.ts";
import { MissingPart } from "#admin-app/errors/missing-part.tsx";
import { LinkButton } from "#admin-app/layout/link-button.tsx";
import { CATEGORIES_MISSING } from "./product-fields.ts";
import { ProductCard } from "./product-card.tsx";
import { parseProductFilter, PRODUCT_PAGE_SIZE } from "./product-filter.ts";
import { ProductFilters } from "./product-filters.tsx";
import { refreshProducts } from "./product-editing.ts";
import { rpcClient, trpc } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/products");

/** The catalogue as administrators see it, hidden products included. */
export function ProductsScreen() {
  const filter = route.useSearch();
  const { isFiltered, narrow, clear, turnTo } = usePagedFilter(filter, parseProductFilter);
  const list = trpc.products.list.useQuery({ ...filter, limit: PRODUCT_PAGE_SIZE }, { placeholderData: keepPreviousData });
  const stats = trpc.dashboard.stats.useQuery();
  const categories = trpc.categories.list.useQuery();
  const products = useCollection({
    rows: list.data?.data ?? [],
    refresh: refreshProducts,
    remove: (id) => rpcClient.products.remove.mutate({ id }),
    words: { changeFailed: ({ title }) => `La visibilité de «\u202f${title}\u202f» n’a pas été modifiée`, removed: "Produit supprimé" },
  });
  const { candidate } = products.removal;

  return (
    <>
      <CollectionHeader
        title="Gestion des Produits"
        counters={[
          { label: "Total", value: stats.data?.products },
          { label: "Résultats", value: list.data?.total },
          { label: "Catégories", value: categories.data?.length },
        ]}
      >
        <LinkButton
          to="/admin/dashboard/products/$id"
          params={{ id: "new" }}
          search={filter}
          resetScroll={false}
          leftSection={<Plus size={18} aria-hidden />}
        >
          Nouveau produit
        </LinkButton>
      </CollectionHeader>
      {!list.error && (
        <>
          <MissingPart title="Le nombre de produits n’a pas pu être chargé" query={stats} />
          <MissingPart title={CATEGORIES_MISSING} query={categories} />
        </>
      )}
      <ProductFilters filter={filter} categories={(categories.data ?? []).map(({ name }) => name)} onNarrow={narrow} />
      <CollectionGrid
        query={list}
        rows={products.rows}
        renderCard={(product) => (
          <ProductCard
            product={product}
            onVisibility={(is_active) =>
              void products.change(product, { is_active }, () => rpcClient.products.setVisibility.mutate({ id: product.id, is_active }))
            }
            onRemove={() => products.removal.ask(product)}
          />
        )}
        empty={
          <EmptyList
            icon={<Package />}
            title={isFiltered ? "Aucun produit trouvé" : "Aucun produit"}
            hint="Créez le premier produit de votre catalogue."
            onClear={isFiltered ? clear : undefined}
          />
        }
      />
      <ListPages total={list.data?.total ?? 0} size={PRODUCT_PAGE_SIZE} page={filter.page ?? 1} onPage={turnTo} />
      <RemovalDialog removal={products.removal} title="Supprimer le produit">
        « {candidate?.title} » sera supprimé du catalogue.
      </RemovalDialog>
      <Outlet />
    </>
  );
}
