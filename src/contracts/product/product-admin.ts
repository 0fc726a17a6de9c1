import { z } from "zod";
import { maxLengthOf } from "../field/field.ts";
import { idSchema } from "../shared/entity.ts";
import { line } from "../shared/text.ts";
import { LIMIT_MAX } from "../shared/paging.ts";
import { PRODUCT_SORTS } from "./catalogue-filter.ts";
import { productInputSchema, productListQuerySchema } from "./product.ts";

/** Orders of the back office's list: those of the catalogue, and one for each other column of its table. */
export const ADMIN_PRODUCT_SORTS = [
  ...PRODUCT_SORTS,
  "category",
  "subcategory",
  "visible",
  "featured",
  "images",
  "downloads",
  "modified",
  "completeness",
] as const;

export type AdminProductSort = (typeof ADMIN_PRODUCT_SORTS)[number];

/** The two ways of an order: smallest first, or largest first. */
export const DIRECTIONS = ["asc", "desc"] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** The direction of each order where none is asked for: new, featured and lately modified products first, else the
 *  smallest, which are the least complete ones. */
export const NATURAL_DIRECTION: Record<AdminProductSort, Direction> = {
  name: "asc",
  reference: "asc",
  new: "desc",
  category: "asc",
  subcategory: "asc",
  visible: "asc",
  featured: "desc",
  images: "asc",
  downloads: "asc",
  modified: "desc",
  completeness: "asc",
};

/** Marks that narrow the list. `without_pdf`: nothing to download; `unread`: a value that its category's attribute
 *  cannot read. */
export const PRODUCT_MARKS = [
  "hidden",
  "new",
  "featured",
  "end_of_life",
  "discontinued",
  "without_image",
  "without_pdf",
  "unread",
] as const;

export type ProductMark = (typeof PRODUCT_MARKS)[number];

/** Spans of time in which a product was last modified, in hours. */
export const MODIFIED_WITHIN_HOURS = { "24h": 24, "7d": 7 * 24, "30d": 30 * 24 } as const;

export type ModifiedWithin = keyof typeof MODIFIED_WITHIN_HOURS;

/** The spans of time, shortest first. */
export const MODIFIED_WITHIN = ["24h", "7d", "30d"] as const satisfies ModifiedWithin[];

/** Filter and order of the back office's list. `only` names marks, with commas between: products must have all of
 *  them. */
export const adminProductListQuerySchema = productListQuerySchema.extend({
  sort: z.enum(ADMIN_PRODUCT_SORTS).optional(),
  direction: z.enum(DIRECTIONS).optional(),
  only: z
    .string()
    .transform((sent) => sent.split(",").filter(Boolean))
    .pipe(z.array(z.enum(PRODUCT_MARKS)).max(PRODUCT_MARKS.length))
    .optional(),
  modified: z.enum(MODIFIED_WITHIN).optional(),
  /** The one product with this reference, in any case. */
  reference: line(maxLengthOf(productInputSchema, "reference")).optional(),
});

export type AdminProductListQuery = z.infer<typeof adminProductListQuerySchema>;

/** Filter of the list, on all its pages. */
export const productIdsQuerySchema = adminProductListQuerySchema.omit({ limit: true, page: true, reference: true });

/** Ids of the matching products, in order, up to as many as one change may have. */
export const productIdsSchema = z.object({ ids: z.array(idSchema) });

const idsSchema = z.array(idSchema).min(1).max(LIMIT_MAX);

const { category, subcategory, price_from, lifecycle, is_active, is_new, featured } = productInputSchema.shape;

/** Fields that can be changed on many products at once: at least one. A product that comes into another category loses
 *  its sub-category, unless one is named. */
export const changeManySchema = z.object({
  ids: idsSchema,
  fields: z
    .object({ category: category.optional(), subcategory, price_from, lifecycle, is_active, is_new, featured })
    .refine((fields) => Object.values(fields).some((value) => value !== undefined), "Indiquez ce qui doit changer.")
    .refine((fields) => fields.subcategory === undefined || fields.category !== undefined, {
      path: ["subcategory"],
      error: "Une sous-catégorie va avec sa catégorie.",
    }),
});

export type ChangeMany = z.infer<typeof changeManySchema>;

/** Names products to delete together. */
export const removeManySchema = z.object({ ids: idsSchema });

/** The products that were changed or deleted, by id, with the version that each has since, or had last. One that was so
 *  already, or is gone, is not among them. */
export const manyChangedSchema = z.object({ changed: z.array(z.object({ id: idSchema, version: z.int() })) });

export type ManyChanged = z.infer<typeof manyChangedSchema>;
