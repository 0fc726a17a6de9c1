import { Fieldset, Stack, Text, type SelectProps } from "@mantine/core";
import { LINKED_PRODUCTS_MAX, type ProductList } from "#contracts/product/product-links.ts";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { FIELD_LABELS, firstFaultOf, relatedTitle } from "#admin-app/resources/product/product-fields.ts";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";
import type { RelatedProduct } from "#contracts/product/product-parts.ts";
import { FoundSelect } from "#admin-app/kit/fields/found-select.tsx";
import { queries } from "#admin-app/rpc.ts";

const HINTS: Record<ProductList, string> = {
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
          description={HINTS[field]}
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

const SUGGESTIONS = 10;

async function findProducts(q: string) {
  return (await queries.products.list.fetch({ q, limit: SUGGESTIONS })).data;
}

/** Finds a product by what is typed of it, and hands it over. `except`: ids that are not offered. */
export function ProductChoiceField({
  except,
  onChoose,
  ...field
}: { except: (number | undefined)[]; onChoose: (product: RelatedProduct) => void } & Pick<
  SelectProps,
  "name" | "label" | "description" | "disabled" | "error"
>) {
  return (
    <FoundSelect
      searched="products"
      find={findProducts}
      except={except}
      labelOf={({ title, reference }) => `${title} (${reference})`}
      onChoose={onChoose}
      placeholder="Titre ou référence"
      nothingFound="Aucun produit trouvé"
      {...field}
    />
  );
}
