import { CloseButton, Group, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useState } from "react";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import { offeredCategories, type ProductFilter } from "./product-filter.ts";

const TYPING_PAUSE_MS = 250;

/** Search and category. What is typed is asked for after a short pause, and stays in the box whatever the address does. */
export function ProductFilters({
  filter,
  categories,
  onChange,
}: {
  filter: ProductFilter;
  categories: string[];
  onChange: (filter: ProductFilter) => void;
}) {
  const [typed, setTyped] = useState(filter.q ?? "");
  const [askedFor, setAskedFor] = useState(filter.q);
  const search = useDebouncedCallback((q: string) => {
    setAskedFor(q.trim() || undefined);
    onChange({ ...filter, q: q.trim(), page: 1 });
  }, TYPING_PAUSE_MS);

  // The address changed by itself (back, « Effacer les filtres ») : the box follows.
  if (filter.q !== askedFor) {
    setAskedFor(filter.q);
    setTyped(filter.q ?? "");
  }

  function handleType(q: string) {
    setTyped(q);
    search(q);
  }

  return (
    <Group component="search" aria-label="Filtrer les produits" align="end" mb="lg" gap="sm">
      <TextInput
        name="q"
        type="search"
        label="Rechercher"
        placeholder="Titre, référence ou description"
        maxLength={MAX_LENGTH.search}
        value={typed}
        onChange={(event) => handleType(event.currentTarget.value)}
        leftSection={<Search size={16} aria-hidden />}
        rightSection={typed !== "" && <CloseButton size="sm" aria-label="Effacer la recherche" onClick={() => handleType("")} />}
        flex="3 1 240px"
      />
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
