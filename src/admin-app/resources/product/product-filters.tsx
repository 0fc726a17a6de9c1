import { Group } from "@mantine/core";
import { FilterSelect } from "#admin-app/kit/collection/filter/filter-controls.tsx";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { offeredCategories, type ProductFilter } from "./product-filter.ts";

/** Search and category. */
export function ProductFilters({
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
