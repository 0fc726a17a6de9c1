import { z } from "zod";
import { attributeSchema, attributesSchema } from "../attribute/attribute.ts";
import { field, storedFields } from "../field/field.ts";
import { entitySchema, idSchema } from "../shared/entity.ts";
import { translatedFields } from "../translation/translated-fields.ts";
import { withoutInvisible } from "../shared/normalize.ts";
import { clearable, line, requiredLine } from "../shared/text.ts";

/** Keeps the first of names that differ only in case or in what no one sees, and no empty one. Source: CATEG-1. */
export function uniqueNames(names: string[]): string[] {
  const seen = new Set([""]);
  return names.filter((name) => {
    const key = withoutInvisible(name.toLowerCase());
    return !seen.has(key) && seen.add(key);
  });
}

/** Input of a category in the back office. */
export const categoryInputSchema = z.object({
  name: field(requiredLine(100), { label: "Nom", translated: true }),
  subcategories: field(clearable(z.array(line(100)).max(100).overwrite(uniqueNames), []), { label: "Sous-catégories", translated: true }),
  attributes: field(clearable(attributesSchema, []), { label: "Attributs" }),
});

export type CategoryInput = z.infer<typeof categoryInputSchema>;

/** The translated fields of a category. Its attributes hold their English names themselves. */
export const CATEGORY_TRANSLATION = translatedFields("category", categoryInputSchema);

/** A category of products; `subcategories` and `attributes` in the order they were written. */
export const categorySchema = z.object({
  ...entitySchema.shape,
  ...storedFields(categoryInputSchema),
  attributes: z.array(attributeSchema),
});

export type Category = z.infer<typeof categorySchema>;

/** Renames one sub-category of a category. */
export const subcategoryRenamingSchema = z.object({ id: idSchema, from: line(100), to: requiredLine(100) });

/** Number of products of each category, by its id; one without any is left out. */
export const productCountsSchema = z.array(z.object({ id: idSchema, products: z.int() }));
