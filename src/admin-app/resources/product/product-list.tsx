import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import { NATURAL_DIRECTION, type AdminProductSort, type ChangeMany } from "#contracts/product/product-admin.ts";
import type { Product } from "#contracts/product/product.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import type { CollectionQuery } from "#admin-app/kit/collection/collection-states.tsx";
import { CollectionTable } from "#admin-app/kit/collection/collection-table.tsx";
import { RemoveButton } from "#admin-app/kit/collection/row-actions.tsx";
import { PageCheckbox } from "#admin-app/kit/collection/selection-checkbox.tsx";
import type { useCollection } from "#admin-app/kit/collection/use-collection.ts";
import type { Selection } from "#admin-app/kit/collection/use-selection.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { CopyProductLink, ProductCard, PublicPageLink } from "./product-card.tsx";
import { buildColumns } from "./product-columns.tsx";
import { orderOf, type ProductFilter } from "./product-filter.ts";
import { ProductToolbar } from "./product-toolbar.tsx";
import type { ProductLayout } from "./use-product-layout.ts";
import { keepPreviousData, skipToken } from "@tanstack/react-query";

/** Reads how complete some products are, by their ids; nothing is asked while it is not shown. `query` is there to say
 *  that it could not be read. */
function useCompleteness(rows: { id: number }[], isShown: boolean) {
  const ids = rows.map(({ id }) => id);
  const query = trpc.products.completeness.useQuery(isShown && ids.length > 0 ? { ids } : skipToken, { placeholderData: keepPreviousData });
  const byId = new Map(query.data?.map((each) => [each.id, each]));
  return { query, of: (id: number) => byId.get(id) };
}

/** Changes one product of the list, shown at once. */
function useProductChanges(products: ReturnType<typeof useCollection<Product>>) {
  const changeVisibility = (product: Product, is_active: boolean) =>
    void products.change(product, { is_active }, () => rpcClient.products.setVisibility.mutate({ id: product.id, is_active }));
  const changeFields = (product: Product, fields: Partial<Product> & ChangeMany["fields"]) =>
    void products.change(product, fields, async () => {
      const { changed } = await rpcClient.products.changeMany.mutate({ ids: [product.id], fields });
      return changed[0] ?? product;
    });
  return { changeVisibility, changeFields };
}

/** The products, as cards or as a table, under what orders and lays them out. */
export function ProductList({
  query,
  products,
  filter,
  layout,
  selection,
  onNarrow,
  empty,
}: {
  query: CollectionQuery;
  products: ReturnType<typeof useCollection<Product>>;
  filter: ProductFilter;
  layout: ProductLayout;
  selection: Selection;
  onNarrow: Parameters<typeof ProductToolbar>[0]["onNarrow"];
  empty: ReactNode;
}) {
  const { rows, removal } = products;
  const order = orderOf(filter);
  const { changeVisibility, changeFields } = useProductChanges(products);
  const completeness = useCompleteness(rows, layout.view === "table" && !layout.hidden.includes("completeness"));
  const columns = buildColumns({ onVisibility: changeVisibility, onFields: changeFields, completenessOf: completeness.of });

  function handleView(view: string) {
    layout.setView(view);
    if (filter.page !== undefined) onNarrow({}); // a page of the other one begins elsewhere
  }

  function handleSort(sort: AdminProductSort) {
    const opposite = order?.direction === "asc" ? "desc" : "asc";
    onNarrow({ sort, direction: order?.sort === sort ? opposite : NATURAL_DIRECTION[sort] });
  }

  return (
    <>
      <Group justify="space-between" mb="md" gap="xs">
        {layout.view === "cards" && rows.length > 0 ? (
          <PageCheckbox selection={selection} label="Tout sélectionner sur la page" />
        ) : (
          <span />
        )}
        <ProductToolbar filter={filter} layout={layout} columns={columns} onNarrow={onNarrow} onView={handleView} />
      </Group>
      <MissingPart title="La complétude n’a pas pu être chargée" query={completeness.query} />
      {layout.view === "table" ? (
        <CollectionTable
          caption="Produits"
          query={query}
          rows={rows}
          columns={columns.filter(({ key }) => !layout.hidden.includes(key))}
          order={{ current: order, onSort: handleSort }}
          selection={selection}
          renderActions={(product) => (
            <Group gap={2} wrap="nowrap" justify="flex-end">
              <CopyProductLink product={product} />
              <PublicPageLink product={product} />
              <RemoveButton name={product.title} onRemove={() => removal.ask(product)} />
            </Group>
          )}
          empty={empty}
        />
      ) : (
        <CollectionGrid
          query={query}
          rows={rows}
          renderCard={(product) => (
            <ProductCard
              product={product}
              selection={selection}
              onVisibility={(isActive) => changeVisibility(product, isActive)}
              onRemove={() => removal.ask(product)}
            />
          )}
          empty={empty}
        />
      )}
    </>
  );
}
