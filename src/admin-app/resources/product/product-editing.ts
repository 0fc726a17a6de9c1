import { LIFECYCLE_LABELS } from "#contracts/product/life-cycle.ts";
import { missingCompliance } from "#contracts/product/product-compliance.ts";
import { PRODUCT_LISTS } from "#contracts/product/product-links.ts";
import { type ProductDetail, type ProductInput, productInputSchema } from "#contracts/product/product.ts";
import { partLabels } from "#contracts/field/field.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { formatPrice } from "#contracts/product/price-input.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";
import { FIELD_LABELS, faultyTabs, type ProductTab, relatedTitle } from "./product-fields.ts";
import {
  emptyProduct,
  toPrice,
  formToProduct,
  type ProductFormValues,
  productToForm,
  dropBlankRows,
  addTypedImage,
} from "./product-form.ts";

/** Reloads everything that a change of a product may have touched: lists, counters, and the categories it may have
 *  created. */
export async function refreshProducts(): Promise<void> {
  const { products, categories, dashboard } = queries;
  await Promise.all([products.list.invalidate(), products.completeness.invalidate(), categories.list.invalidate(), dashboard.invalidate()]);
}

/** Whether a category can be chosen; where they could not be loaded, the server decides. */
function isKnownCategory(name: string): boolean {
  const known = queries.categories.list.getData();
  return name === "" || !known || known.some((category) => normalize(category.name) === normalize(name));
}

/** The contract, and a category that exists. The API creates the one that it does not know (REST-9); here a
 *  slip of the hand would put a new one before visitors. */
const productFormSchema = productInputSchema.refine(({ category }) => isKnownCategory(category), {
  path: ["category"],
  error: "Cette catégorie n’existe pas\u202f: choisissez-en une dans la liste, ou créez-la.",
});

/** A product, as the editor knows it. */
export const PRODUCT: EditedResource<ProductDetail, ProductFormValues, ProductInput> = {
  name: "product",
  schema: productFormSchema,
  labels: FIELD_LABELS,
  form: {
    empty: emptyProduct,
    of: productToForm,
    sent: formToProduct,
    tidy: (values) => addTypedImage(dropBlankRows(values)),
    shown: ({ price_from, images, specifications, benefits, downloads, lifecycle, replaced_by, ...lists }) => ({
      price_from: formatPrice(toPrice(price_from)),
      images: images.map(({ originalName }) => originalName),
      specifications: specifications.map(({ name, value, unit }) => [name, value, unit].filter(Boolean).join(" ")),
      benefits: benefits.map(({ title, description }) => [title, description].filter(Boolean).join("\u202f: ")),
      downloads: downloads.map(({ name }) => name),
      ...Object.fromEntries(PRODUCT_LISTS.map((field) => [field, lists[field].map(relatedTitle)])),
      lifecycle: LIFECYCLE_LABELS[lifecycle],
      replaced_by: replaced_by ? relatedTitle(replaced_by) : "",
    }),
  },
  partLabels: partLabels(productInputSchema),
  server: {
    get: (id) => rpcClient.products.get.query({ id }),
    update: (input, options) => rpcClient.products.update.mutate(input, options),
    refresh: refreshProducts,
  },
  creation: { send: (input, options) => rpcClient.products.create.mutate(input, options), message: "Produit créé" },
  words: {
    updated: "Produit mis à jour",
    notSaved: "Le produit n’a pas été enregistré",
    conflict: "Ce produit a été modifié entre-temps",
  },
};

/** Lists the fields that a tab asks for though a product may be saved without them: what the law demands, what search
 *  engines show. */
function missingAdvised({ security_updates_until, meta_title, meta_description, ...rest }: ProductFormValues): string[] {
  const seo = Object.entries({ meta_title, meta_description }).flatMap(([field, text]) => (text.trim() === "" ? [field] : []));
  return [...seo, ...missingCompliance({ ...rest, security_updates_until: security_updates_until || null })];
}

/** Lists the tabs in which something is still missing or wrong, shown or not. */
export function unfinishedTabs(values: ProductFormValues): ProductTab[] {
  const { error } = productFormSchema.safeParse(formToProduct(dropBlankRows(values)));
  const paths = [...(error?.issues ?? []).map(({ path }) => path.join(".")), ...missingAdvised(values)];
  return faultyTabs(Object.fromEntries(paths.map((path) => [path, true])));
}
