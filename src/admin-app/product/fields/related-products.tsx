import { Fieldset, Select, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { RELATED_PRODUCTS_MAX } from "#contracts/product/product.ts";
import { OrderedRows } from "#admin-app/order/ordered-rows.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { FIELD_LABELS, firstFaultUnder, relatedTitle } from "#admin-app/product/product-fields.ts";
import { useProductFormContext } from "#admin-app/product/product-form-context.ts";

const TYPING_PAUSE_MS = 250;
const SUGGESTIONS = 10;

/** Products shown beside this one, in the order chosen. Where there are none, the site shows others of the category. */
export function RelatedProducts({ ownId }: { ownId: number | undefined }) {
  const form = useProductFormContext();
  const { related_products: chosen } = form.values;
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const found = trpc.products.list.useQuery({ q, limit: SUGGESTIONS }, { placeholderData: keepPreviousData });
  const taken = new Set([ownId, ...chosen.map(({ id }) => id)]);
  const offered = (found.data?.data ?? []).filter(({ id }) => !taken.has(id));
  const fault = firstFaultUnder("related_products", form.errors);

  function handleChoose(value: string | null) {
    const product = offered.find(({ id }) => String(id) === value);
    if (product) form.insertListItem("related_products", product);
    setTyped("");
  }

  return (
    <Fieldset legend={FIELD_LABELS.related_products}>
      <Stack gap="xs">
        <Select
          name="related_products"
          label="Ajouter un produit"
          description="Sans choix de votre part, le site en propose de la même catégorie."
          placeholder="Titre ou référence"
          searchable
          value={null}
          searchValue={typed}
          onSearchChange={setTyped}
          onChange={handleChoose}
          data={offered.map(({ id, title, reference }) => ({ value: String(id), label: `${title} (${reference})` }))}
          filter={({ options }) => options}
          nothingFoundMessage={found.isFetching ? "Recherche…" : "Aucun produit trouvé"}
          disabled={chosen.length >= RELATED_PRODUCTS_MAX}
          error={fault}
        />
        <OrderedRows
          rows={chosen}
          keyOf={({ id }) => `related-${id}`}
          nameOf={relatedTitle}
          onMove={(from, to) => form.reorderListItem("related_products", { from, to })}
          onRemove={(index) => form.removeListItem("related_products", index)}
        >
          {(product) => <Text size="sm">{relatedTitle(product)}</Text>}
        </OrderedRows>
      </Stack>
    </Fieldset>
  );
}
