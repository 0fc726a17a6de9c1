import { Fieldset, Stack, Text, Select, type SelectProps } from "@mantine/core";
import { LINKED_PRODUCTS_MAX, type ProductList } from "#contracts/product/product-links.ts";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { FIELD_LABELS, firstFaultOf, relatedTitle } from "#admin-app/resources/product/product-fields.ts";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import type { RelatedProduct } from "#contracts/product/product-parts.ts";
import { trpc } from "#admin-app/rpc.ts";

const EXPLAINED: Record<ProductList, string> = {
  related_products: "Sans choix de votre part, le site en propose de la même catégorie.",
  required_products: "Ceux sans lesquels il ne fonctionne pas\u202f: sa page les nomme avant le bouton de contact.",
  complementary_products: "Ceux qui vont bien avec lui, montrés sous sa description.",
};

/** One of the lists of other products, in the order chosen. */
export function LinkedProductsField({ field, ownId }: { field: ProductList; ownId: number | undefined }) {
  const form = useProductFormContext();
  const chosen = form.values[field];
  return (
    <Fieldset legend={FIELD_LABELS[field]}>
      <Stack gap="xs">
        <ProductChoiceField
          name={field}
          label="Ajouter un produit"
          description={EXPLAINED[field]}
          except={[ownId, ...chosen.map(({ id }) => id)]}
          onChoose={(product) => form.insertListItem(field, product)}
          disabled={chosen.length >= LINKED_PRODUCTS_MAX}
          error={firstFaultOf(field, form.errors)}
        />
        <OrderedRows
          rows={chosen}
          keyOf={({ id }) => `${field}-${id}`}
          nameOf={relatedTitle}
          onMove={(from, to) => form.reorderListItem(field, { from, to })}
          onRemove={(index) => form.removeListItem(field, index)}
        >
          {(product) => <Text size="sm">{relatedTitle(product)}</Text>}
        </OrderedRows>
      </Stack>
    </Fieldset>
  );
}

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
