import { Fieldset, Stack, Text } from "@mantine/core";
import { LINKED_PRODUCTS_MAX, type ProductList } from "#contracts/product/product-links.ts";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { FIELD_LABELS, firstFaultUnder, relatedTitle } from "../product-fields.ts";
import { useProductFormContext } from "../product-form-context.ts";
import { ProductChoiceField } from "./product-choice-field.tsx";

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
          error={firstFaultUnder(field, form.errors)}
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
