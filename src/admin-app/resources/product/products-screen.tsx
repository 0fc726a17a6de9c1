import { Group, Button, Menu } from "@mantine/core";
import { keepPreviousData, useMutation } from "@tanstack/react-query";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { Package, Upload, Download } from "lucide-react";
import { formatPrice } from "#contracts/product/price-input.ts";
import type { Product } from "#contracts/product/product.ts";
import { CollectionHeader, CreationLink } from "#admin-app/kit/collection/collection-header.tsx";
import { ListPages } from "#admin-app/kit/collection/list-pages.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { useCollection } from "#admin-app/kit/collection/use-collection.ts";
import { useSelection } from "#admin-app/kit/collection/use-selection.ts";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { CATEGORIES_MISSING } from "./product-fields.ts";
import { ProductBulk } from "./product-bulk.tsx";
import { parseProductFilter, PRODUCT_PAGE_SIZE, type ProductFilter, offeredCategories } from "./product-filter.ts";
import { ProductList } from "./product-list.tsx";
import { PRODUCT } from "./product-editing.ts";
import { useProductLayout } from "./use-product-layout.ts";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";
import { FilterSelect } from "#admin-app/kit/collection/filter/filter-select.tsx";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import { SHEET_FORMATS, type SheetFormat } from "#contracts/spreadsheet/sheet.ts";
import { downloadFile } from "#admin-app/kit/collection/export-button.tsx";
import { notifyFailure } from "#admin-app/kit/errors/notify.tsx";
import { fetchFile } from "#admin-app/kit/uploads/upload-file.ts";

const route = getRouteApi("/signed-in/admin/dashboard/products");

/** Describes what was changed of a product in its row. */
function describeChange({ is_active, is_new, price_from }: Partial<Product>): string {
  if (is_active !== undefined) return is_active ? "visible" : "masqué";
  if (is_new !== undefined) return is_new ? "marqué nouveau" : "plus marqué nouveau";
  return formatPrice(price_from ?? null) || "sans prix";
}

/** The catalogue as administrators see it, hidden products included. */
export function ProductsScreen() {
  const filter = route.useSearch();
  const { page = 1, sort: _sort, direction: _direction, ...narrowing } = filter;
  const { narrow, clear, turnTo } = useListFilter(filter, parseProductFilter);
  const isFiltered = Object.keys(narrowing).length > 0;
  const layout = useProductLayout();
  const limit = PRODUCT_PAGE_SIZE[layout.view];
  const list = trpc.products.list.useQuery({ ...filter, limit }, { placeholderData: keepPreviousData });
  const stats = trpc.dashboard.stats.useQuery();
  const categories = trpc.categories.list.useQuery();
  const products = useCollection({
    resource: PRODUCT,
    rows: list.data?.data ?? [],
    remove: (id) => rpcClient.products.remove.mutate({ id }),
    words: {
      changed: ({ title }, change) => `«\u202f${title}\u202f»\u202f: ${describeChange(change)}`,
      changeFailed: ({ title }) => `«\u202f${title}\u202f» n’a pas été modifié`,
      removed: "Produit supprimé",
    },
  });
  const selection = useSelection(products.rows, JSON.stringify(narrowing));
  const total = list.data?.total ?? 0;

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
        <ListActions filter={filter} />
      </CollectionHeader>
      {!list.error && (
        <>
          <MissingPart title="Le nombre de produits n’a pas pu être chargé" query={stats} />
          <MissingPart title={CATEGORIES_MISSING} query={categories} />
        </>
      )}
      <ProductFilters filter={filter} categories={(categories.data ?? []).map(({ name }) => name)} onNarrow={narrow} />
      <ProductList
        query={list}
        products={products}
        filter={filter}
        layout={layout}
        selection={selection}
        onNarrow={narrow}
        empty={
          <EmptyList
            icon={<Package />}
            title={isFiltered ? "Aucun produit trouvé" : "Aucun produit"}
            hint="Créez le premier produit de votre catalogue."
            onClear={isFiltered ? clear : undefined}
          />
        }
      />
      <ListPages total={total} size={limit} page={page} onPage={turnTo} />
      <ProductBulk
        selection={selection}
        rows={products.rows}
        total={total}
        loadIds={async () => (await queries.products.ids.fetch(filter)).ids}
      />
      <RemovalDialog removal={products.removal} title="Supprimer le produit">
        « {products.removal.candidate?.title} » sera supprimé du catalogue.
      </RemovalDialog>
      <Outlet />
    </>
  );
}

/** Actions of the list: exports, and a new product. */
function ListActions({ filter }: { filter: ProductFilter }) {
  return (
    <Group gap="sm">
      <ExportMenu filter={filter} />
      <CreationLink to="/admin/dashboard/products/import" variant="default" leftSection={<Upload size={18} aria-hidden />}>
        Importer
      </CreationLink>
      <CreationLink {...toItem("/admin/dashboard/products", "new")}>Nouveau produit</CreationLink>
    </Group>
  );
}

/** Search and category. */
function ProductFilters({
  filter,
  categories,
  onNarrow,
}: {
  filter: ProductFilter;
  categories: string[];
  onNarrow: (change: { q?: string; category?: string }) => void;
}) {
  return (
    <Group component="search" aria-label="Filtrer les produits" align="end" mb="lg" gap="sm">
      <SearchBox q={filter.q} placeholder="Titre, référence ou description" onSearch={(q) => onNarrow({ q })} />
      <FilterSelect
        name="category"
        label="Catégorie"
        data={[{ value: "", label: "Toutes les catégories" }, ...offeredCategories(categories)]}
        value={filter.category}
        onChange={(category) => onNarrow({ category })}
      />
    </Group>
  );
}

const LABELS: Record<SheetFormat, string> = { csv: "CSV (.csv)", xlsx: "Classeur (.xlsx)" };

/** Downloads the products that the list shows, on all its pages, as a table that can be imported again. */
function ExportMenu({ filter: { page: _, ...query } }: { filter: ProductFilter }) {
  const exporting = useMutation({
    mutationFn: (format: SheetFormat) =>
      fetchFile(`/api/admin/product-export?input=${encodeURIComponent(JSON.stringify({ ...query, format }))}`),
    onSuccess: downloadFile,
    onError: (error) => notifyFailure("Le fichier n’a pas pu être préparé", error),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<Download size={18} aria-hidden />} loading={exporting.isPending}>
          Exporter
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {SHEET_FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => exporting.mutate(format)}>
            {LABELS[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
