import { type Category, type CategoryInput, categoryInputSchema, uniqueNames } from "#contracts/category/category.ts";
import { fieldLabels, partLabels, maxLengthOf } from "#contracts/field/field.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { type AttributeRow, attributeWords, withoutBlanks } from "./attributes/attribute-row.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";
import { addKey, dropKey } from "#admin-app/kit/order/form-rows.ts";

/** Longest name of a category or a sub-category, in characters. */
export const CATEGORY_NAME_MAX_LENGTH = maxLengthOf(categoryInputSchema, "name");

/** Values of the form: a category, and the sub-category that is `typed` but not added yet. */
export type CategoryFormValues = Omit<Required<CategoryInput>, "attributes"> & { attributes: AttributeRow[]; typed: string };

/** Adds the typed sub-category. */
export function withTyped({ subcategories, typed, ...values }: CategoryFormValues): CategoryFormValues {
  return { ...values, subcategories: uniqueNames([...subcategories, typed.trim()]), typed: "" };
}

/** Builds the input: a typed sub-category counts, added or not. */
function sentOf(values: CategoryFormValues): CategoryInput {
  const { typed: _, attributes, ...sent } = withTyped(values);
  return { ...sent, attributes: attributes.map(dropKey) };
}

/** Messages of the categories' banners. Source: CATEG-3. */
export const CATEGORY_MESSAGES = {
  loadFailed: "Erreur lors du chargement des catégories",
  removalFailed: "Erreur lors de la suppression",
  saveFailed: "Erreur lors de la sauvegarde",
  unknown: "Erreur inconnue",
  removed: "Catégorie supprimée",
  saved: "Enregistré avec succès",
};

/** Reloads everything that a change of a category may have touched: its products bear its name and its sub-categories,
 *  and are measured by its attributes. */
export async function refreshCategories(): Promise<void> {
  const { categories, products } = queries;
  await Promise.all([
    categories.list.invalidate(),
    categories.productCounts.invalidate(),
    products.list.invalidate(),
    products.completeness.invalidate(),
  ]);
}

/** A category, as the editor knows it. */
export const CATEGORY: EditedResource<Category, CategoryFormValues, CategoryInput> = {
  name: "category",
  schema: categoryInputSchema,
  labels: { ...fieldLabels(categoryInputSchema), typed: "Nouvelle sous-catégorie" },
  form: {
    empty: () => ({ name: "", subcategories: [], attributes: [], typed: "" }),
    of: ({ name, subcategories, attributes }) => ({ name, subcategories, attributes: attributes.map(addKey), typed: "" }),
    sent: sentOf,
    tidy: (values) => ({ ...withTyped(values), attributes: withoutBlanks(values.attributes) }),
    shown: ({ attributes }) => ({ attributes: attributes.map(attributeWords) }),
  },
  partLabels: partLabels(categoryInputSchema),
  server: {
    get: (id) => rpcClient.categories.get.query({ id }),
    update: (input, options) => rpcClient.categories.update.mutate(input, options),
    refresh: refreshCategories,
  },
  creation: { send: (input, options) => rpcClient.categories.create.mutate(input, options), message: CATEGORY_MESSAGES.saved },
  words: {
    updated: CATEGORY_MESSAGES.saved,
    notSaved: CATEGORY_MESSAGES.saveFailed,
    notConfirmed: CATEGORY_MESSAGES.saveFailed,
    conflict: "Cette catégorie a été modifiée entre-temps",
  },
};
