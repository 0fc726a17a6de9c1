import { z } from "zod";
import { field } from "../field/field.ts";
import { idSchema } from "../shared/entity.ts";
import { relatedProductSchema } from "./product-parts.ts";
import { clearable } from "../shared/text.ts";

/** Most products that one list of a product may name. */
export const LINKED_PRODUCTS_MAX = 24;

/** The lists of other products that a product holds, each in the order that was chosen: shown beside it, without which
 *  it does not work, and which go well with it. */
export const PRODUCT_LISTS = ["related_products", "required_products", "complementary_products"] as const;

export type ProductList = (typeof PRODUCT_LISTS)[number];

/** Every field by which a product names others: those lists, and its successor. */
export const LINK_FIELDS = [...PRODUCT_LISTS, "replaced_by"] as const;

export type LinkField = (typeof LINK_FIELDS)[number];

/** Whether a field names other products. */
export function isLinkField(field: string): field is LinkField {
  return LINK_FIELDS.some((known) => known === field);
}

const relatedInputSchema = z.object({ id: idSchema, is_suggested: z.boolean().optional() });

/** Another product as it may be sent: its id, or the object that a reply gave, so that what was read can be sent
 *  back. */
const linkedProductInputSchema = z.union([idSchema, z.object({ id: idSchema }).transform(({ id }) => id)]);

const listedProductInputSchema = z.union([idSchema.transform((id) => ({ id, is_suggested: false })), relatedInputSchema]);

/** Products that the server suggested are none that someone chose: a list of nothing else says nothing of those. */
const listInputSchema = clearable(
  z
    .array(listedProductInputSchema)
    .max(LINKED_PRODUCTS_MAX)
    .transform((sent) => {
      const chosen = sent.filter(({ is_suggested }) => !is_suggested);
      return sent.length > 0 && chosen.length === 0 ? undefined : chosen.map(({ id }) => id);
    }),
  [],
);

/** The other products, as they are written. Null means no successor. */
export const linksInputSchema = z.object({
  related_products: field(listInputSchema, { label: "Produits associés" }),
  required_products: field(listInputSchema, { label: "Nécessite" }),
  complementary_products: field(listInputSchema, { label: "Complétez avec" }),
  replaced_by: field(clearable(linkedProductInputSchema.nullable(), null), { label: "Remplacé par" }),
});

const listSchema = z.array(relatedProductSchema);

/** The other products, as they are read. */
export const linksSchema = z.object({
  related_products: listSchema,
  required_products: listSchema,
  complementary_products: listSchema,
  replaced_by: relatedProductSchema.nullable(),
});

export type ProductLinks = z.infer<typeof linksSchema>;

/** Whatever each of those fields needs, by field. */
export function byLinkField<Value>(valueOf: (field: LinkField) => Value): Record<LinkField, Value> {
  // it has these keys
  return Object.fromEntries(LINK_FIELDS.map((field) => [field, valueOf(field)])) as Record<LinkField, Value>;
}

/** What a field names, as it holds it: a list, or the one successor, or null. */
export function heldBy<Value>(field: LinkField, named: Value[]): Value[] | Value | null {
  return field === "replaced_by" ? (named[0] ?? null) : named;
}
