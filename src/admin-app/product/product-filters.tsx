import { Group, NativeSelect } from "@mantine/core";
import { SearchBox } from "#admin-app/collection/search-box.tsx";
import { offeredCategories, type ProductFilter } from "./product-filter.ts";

/** Search and category. */
export function ProductFilters({
  filter,
  categories,
  onChange,
}: {
  filter: ProductFilter;
  categories: string[];
  onChange: (filter: ProductFilter) => void;
}) {
  return (
    <Group component="search" aria-label="Filtrer les produits" align="end" mb="lg" gap="sm">
      <SearchBox q={filter.q} placeholder="Titre, référence ou description" onSearch={(q) => onChange({ ...filter, q, page: 1 })} />
      <NativeSelect
        name="category"
        label="Catégorie"
        data={[{ value: "", label: "Toutes les catégories" }, ...offeredCategories(categories)]}
        value={filter.category ?? ""}
        onChange={(event) => onChange({ ...filter, category: event.currentTarget.value, page: 1 })}
        flex="1 1 200px"
      />
    </Group>
  );
}
