import { Select, type SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import type { RelatedProduct } from "#contracts/product/product-parts.ts";
import { trpc } from "#admin-app/rpc.ts";

const TYPING_PAUSE_MS = 250;
const SUGGESTIONS = 10;

/** Finds a product by what is typed of it, and hands it over. `except`: ids that are not offered. */
export function ProductChoiceField({
  except,
  onChoose,
  ...field
}: { except: (number | undefined)[]; onChoose: (product: RelatedProduct) => void } & Pick<
  SelectProps,
  "name" | "label" | "description" | "disabled" | "error"
>) {
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const found = trpc.products.list.useQuery({ q, limit: SUGGESTIONS }, { placeholderData: keepPreviousData });
  const offered = (found.data?.data ?? []).filter(({ id }) => !except.includes(id));

  function handleChoose(value: string | null) {
    const product = offered.find(({ id }) => String(id) === value);
    if (product) onChoose(product);
    setTyped("");
  }

  return (
    <Select
      placeholder="Titre ou référence"
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={handleChoose}
      data={offered.map(({ id, title, reference }) => ({ value: String(id), label: `${title} (${reference})` }))}
      filter={({ options }) => options}
      nothingFoundMessage={found.isFetching ? "Recherche…" : "Aucun produit trouvé"}
      {...field}
    />
  );
}
