import { type ProductDetail, type ProductInput, productInputSchema } from "#contracts/product/product.ts";
import type { EditedNoun } from "#admin-app/collection/edited-noun.ts";
import { rpcClient } from "#admin-app/rpc.ts";
import { FIELD_LABELS } from "./product-fields.ts";
import { emptyProduct, formToProduct, type ProductFormValues, productToForm, withoutBlankRows } from "./product-form.ts";
import { refreshProducts } from "./refresh-products.ts";

/** A product, as the editor knows it. */
export const PRODUCT: EditedNoun<ProductDetail, ProductFormValues, ProductInput> = {
  name: "product",
  schema: productInputSchema,
  labels: FIELD_LABELS,
  form: {
    empty: emptyProduct,
    of: productToForm,
    sent: formToProduct,
    tidy: withoutBlankRows,
    shown: ({ related_products }) => ({ related_products: related_products.map(({ title }) => title) }),
  },
  server: {
    get: (id) => rpcClient.products.get.query({ id }),
    create: (input) => rpcClient.products.create.mutate(input),
    update: (input) => rpcClient.products.update.mutate(input),
    refresh: refreshProducts,
  },
  words: {
    created: "Produit créé",
    updated: "Produit mis à jour",
    notSaved: "Le produit n’a pas été enregistré",
    conflict: "Ce produit a été modifié entre-temps",
  },
};
