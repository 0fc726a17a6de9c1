import { z } from "zod";
import { foundPageOf } from "../shared/paging.ts";
import { pictureSchema } from "../shared/picture.ts";
import { productDetailSchema, productListQuerySchema } from "./product.ts";

/** What the catalogue's address asks of the server: `page` from 1, `CATALOGUE_PAGE_SIZE` products a page. */
export const catalogueQuerySchema = productListQuerySchema.omit({ limit: true });

/** What a card of the catalogue shows, and no more: the page stays light with 5,000 products. */
export const productCardSchema = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  reference: z.string(),
  category: z.string(),
  short_description: z.string(),
  is_new: z.boolean(),
  image: pictureSchema.nullable(),
});

export type ProductCard = z.infer<typeof productCardSchema>;

/** One page of the catalogue, ordered by category (« Autres » last) and within it as asked,
 *  with every category that has a visible product and how many it has, in French alphabetical order. */
export const cataloguePageSchema = foundPageOf(productCardSchema).extend({
  categories: z.array(z.object({ name: z.string(), count: z.int() })),
});

export type CataloguePage = z.infer<typeof cataloguePageSchema>;

/** A product's public page: similar products as cards, chosen ones first, else others of its category. */
export const productSheetSchema = z.object({
  product: productDetailSchema,
  similar: z.array(productCardSchema),
});

export type ProductSheet = z.infer<typeof productSheetSchema>;
