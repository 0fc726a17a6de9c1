import { z } from "zod";
import { field } from "../field/field.ts";
import { idSchema } from "../shared/entity.ts";
import { relatedProductSchema } from "./product-parts.ts";
import { clearable } from "../shared/text.ts";

/** Most products that one list of a product may name. */
export const LINKED_PRODUCTS_MAX = 24;

/** Fields of a product that list other products, each in the chosen order: those shown beside it, those without which
 *  it does not work, and those that go well with it. */
export const PRODUCT_LISTS = ["related_products", "required_products", "complementary_products"] as const;

export type ProductList = (typeof PRODUCT_LISTS)[number];

/** Fields by which a product names others: the lists, and its successor. */
export const LINK_FIELDS = [...PRODUCT_LISTS, "replaced_by"] as const;

export type LinkField = (typeof LINK_FIELDS)[number];

/** Whether a field names other products. */
export function isLinkField(field: string): field is LinkField {
  return LINK_FIELDS.some((known) => known === field);
}

const relatedInputSchema = z.object({ id: idSchema, is_suggested: z.boolean().optional() });

/** Another product in an input: its id, or the object of a reply, so that what was read can be sent back. */
const linkedProductInputSchema = z.union([idSchema, z.object({ id: idSchema }).transform(({ id }) => id)]);

const listedProductInputSchema = z.union([idSchema.transform((id) => ({ id, is_suggested: false })), relatedInputSchema]);

/** A list of products in an input. Suggested products are not chosen ones: a list of nothing else is left out. */
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

/** The other products in an input. Null means no successor. */
export const linksInputSchema = z.object({
  related_products: field(listInputSchema, { label: "Produits associés" }),
  required_products: field(listInputSchema, { label: "Nécessite" }),
  complementary_products: field(listInputSchema, { label: "Complétez avec" }),
  replaced_by: field(clearable(linkedProductInputSchema.nullable(), null), { label: "Remplacé par" }),
});

const listSchema = z.array(relatedProductSchema);

/** The other products in a reply. */
export const linksSchema = z.object({
  related_products: listSchema,
  required_products: listSchema,
  complementary_products: listSchema,
  replaced_by: relatedProductSchema.nullable(),
});

export type ProductLinks = z.infer<typeof linksSchema>;

/** Builds one value for each link field. */
export function byLinkField<Value>(valueOf: (field: LinkField) => Value): Record<LinkField, Value> {
  // it has these keys
  return Object.fromEntries(LINK_FIELDS.map((field) => [field, valueOf(field)])) as Record<LinkField, Value>;
}

/** Builds the value of a link field from the products: a list, or the one successor, or null. */
export function linkValue<Value>(field: LinkField, named: Value[]): Value[] | Value | null {
  return field === "replaced_by" ? (named[0] ?? null) : named;
}
