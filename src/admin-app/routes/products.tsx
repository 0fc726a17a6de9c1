import "@mantine/core/styles/Pagination.layer.css";
import { Button, Center, EmptyState, Pagination } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Outlet, useNavigate } from "@tanstack/react-router";
import { Package, Plus, SearchX } from "lucide-react";
import { CollectionGrid } from "#admin-app/collection/collection-grid.tsx";
import { CollectionHeader } from "#admin-app/collection/collection-header.tsx";
import { RemovalDialog } from "#admin-app/collection/removal-dialog.tsx";
import { useCollection } from "#admin-app/collection/use-collection.ts";
import { LinkButton } from "#admin-app/layout/link-button.tsx";
import { ProductCard } from "#admin-app/product/product-card.tsx";
import { parseProductFilter, PRODUCT_PAGE_SIZE, type ProductFilter } from "#admin-app/product/product-filter.ts";
import { ProductFilters } from "#admin-app/product/product-filters.tsx";
import { refreshProducts } from "#admin-app/product/refresh-products.ts";
import { rpc, rpcClient } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/products");

/** The catalogue as administrators see it, hidden products included. */
export function ProductsScreen() {
  const filter = route.useSearch();
  const navigate = useNavigate();
  const list = useQuery(rpc.products.list.queryOptions({ ...filter, limit: PRODUCT_PAGE_SIZE }, { placeholderData: keepPreviousData }));
  const stats = useQuery(rpc.dashboard.stats.queryOptions());
  const categories = useQuery(rpc.categories.list.queryOptions());
  const products = useCollection({
    rows: list.data?.data ?? [],
    refresh: refreshProducts,
    remove: (id) => rpcClient.products.remove.mutate({ id }),
    words: { changeFailed: "La visibilité n’a pas été modifiée", removed: "Produit supprimé" },
  });
  const pages = Math.ceil((list.data?.total ?? 0) / PRODUCT_PAGE_SIZE);
  const { candidate } = products.removal;

  // « . » is where one is by then: a search that was under way does not close the product that was opened meanwhile.
  function handleFilter(next: ProductFilter) {
    void navigate({ to: ".", search: parseProductFilter(next), replace: next.page === filter.page || next.page === 1 });
  }

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
        <LinkButton to="/admin/dashboard/products/$id" params={{ id: "new" }} search={filter} leftSection={<Plus size={18} aria-hidden />}>
          Nouveau produit
        </LinkButton>
      </CollectionHeader>
      <ProductFilters filter={filter} categories={(categories.data ?? []).map(({ name }) => name)} onChange={handleFilter} />
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
        empty={<NoProducts filter={filter} onClear={() => handleFilter({})} />}
      />
      {pages > 1 && (
        <Center mt="xl" component="nav" aria-label="Pages de la liste">
          <Pagination
            total={pages}
            value={filter.page ?? 1}
            onChange={(page) => void navigate({ to: ".", search: parseProductFilter({ ...filter, page }) })}
            getControlProps={(control) => ({
              "aria-label": { first: "Première page", last: "Dernière page", next: "Page suivante", previous: "Page précédente" }[control],
            })}
            getItemProps={(page) => ({ "aria-label": `Page ${page}` })}
          />
        </Center>
      )}
      <RemovalDialog removal={products.removal} title="Supprimer le produit">
        « {candidate?.title} » sera supprimé du catalogue.
      </RemovalDialog>
      <Outlet />
    </>
  );
}

function NoProducts({ filter, onClear }: { filter: ProductFilter; onClear: () => void }) {
  if (!filter.q && !filter.category && !filter.page) {
    return <EmptyState py="xl" icon={<Package />} title="Aucun produit" description="Créez le premier produit de votre catalogue." />;
  }
  return (
    <EmptyState py="xl" icon={<SearchX />} title="Aucun produit trouvé" description="Essayez de modifier vos critères de recherche.">
      <EmptyState.Actions>
        <Button variant="default" onClick={onClear}>
          Effacer les filtres
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}
