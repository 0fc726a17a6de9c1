import { z } from "zod";
import { entitySchema, idSchema } from "../shared/entity.ts";
import { LANGUAGES } from "../shared/language.ts";
import { foundPageOf, pagingSchema, searchSchema } from "../shared/paging.ts";
import {
  clearable,
  line,
  MAX_LENGTH,
  optionalLine,
  optionalText,
  requiredCode,
  requiredLine,
  requiredText,
  slugSchema,
} from "../shared/text.ts";
import { shownLanguageSchema } from "../translation/shown-language.ts";
import { PRODUCT_SORTS } from "./catalogue-filter.ts";
import { LIFECYCLES } from "./life-cycle.ts";
import { complianceInputSchema, complianceSchema } from "./product-compliance.ts";
import { linksInputSchema, linksSchema } from "./product-links.ts";
import {
  benefitInputSchema,
  benefitSchema,
  downloadSchema,
  downloadsInputSchema,
  productImageSchema,
  productImagesSchema,
  specificationInputSchema,
  SPECIFICATIONS_MAX,
  shownSpecificationSchema,
} from "./product-parts.ts";

/** Limits of a product's own texts, in characters. */
export const PRODUCT_MAX_LENGTH = { reference: 64, category: 100, subcategory: 100, short_description: 500, long_description: 20_000 };

/** Least and most that a product may cost, in euros. */
export const PRICE_RANGE = { min: 0.01, max: 999_999.99 };

/** A price in euros, with cents at most. */
const priceSchema = z
  .number("Écrivez un prix en euros, tel que 49,90.")
  .min(PRICE_RANGE.min, "Indiquez un prix supérieur à 0, ou laissez ce champ vide.")
  .max(PRICE_RANGE.max)
  .multipleOf(0.01, "Un prix a deux décimales au plus.");

/** What an administrator writes of a product. On a change, an absent key keeps what is stored; on creation it is empty.
 *  `category` is a name: an unknown one creates the category. `price_from` is null for a product whose price is not told.
 *  Source: specification §5, §7; interface.md « REST replies ». */
export const productInputSchema = z.object({
  title: requiredLine(MAX_LENGTH.title),
  slug: slugSchema,
  reference: requiredCode(PRODUCT_MAX_LENGTH.reference),
  category: requiredLine(PRODUCT_MAX_LENGTH.category),
  subcategory: optionalLine(PRODUCT_MAX_LENGTH.subcategory),
  short_description: requiredText(PRODUCT_MAX_LENGTH.short_description),
  long_description: optionalText(PRODUCT_MAX_LENGTH.long_description),
  price_from: clearable(priceSchema.nullable(), null),
  images: clearable(productImagesSchema, []),
  specifications: clearable(z.array(specificationInputSchema).max(SPECIFICATIONS_MAX), []),
  benefits: clearable(z.array(benefitInputSchema).max(50), []),
  downloads: clearable(downloadsInputSchema, []),
  compatibility: clearable(z.array(requiredLine(200)).max(100), []),
  ...linksInputSchema.shape,
  lifecycle: clearable(z.enum(LIFECYCLES), "active"),
  is_new: clearable(z.boolean(), false),
  featured: clearable(z.boolean(), false),
  is_active: clearable(z.boolean(), true),
  meta_title: optionalLine(MAX_LENGTH.meta_title),
  meta_description: optionalLine(MAX_LENGTH.meta_description),
  ...complianceInputSchema.shape,
});

/** The same as the API takes it: without a category too, since a product whose category was deleted is read, and written back, without one. */
export const productWriteSchema = productInputSchema.extend({ category: line(PRODUCT_MAX_LENGTH.category) });

export type ProductInput = z.infer<typeof productInputSchema>;

/** All that a product's form holds, to be previewed; `id` where the product is stored already. */
export const productFormSchema = productInputSchema.required().extend({ id: idSchema.optional() });

export type ProductForm = z.infer<typeof productFormSchema>;

/** A product as it is stored. `category` is empty for « Autres »; `image_url` is the main picture's address, or empty. `category_language` is told where
 *  only the category is translated: of a product in French whose category and sub-category are not. */
export const productSchema = z.object({
  ...entitySchema.shape,
  ...shownLanguageSchema.shape,
  category_language: z.enum(LANGUAGES).optional(),
  title: z.string(),
  slug: z.string(),
  reference: z.string(),
  category: z.string(),
  subcategory: z.string(),
  short_description: z.string(),
  long_description: z.string(),
  price_from: z.number().nullable(),
  images: z.array(productImageSchema),
  image_url: z.string(),
  specifications: z.array(shownSpecificationSchema),
  benefits: z.array(benefitSchema),
  downloads: z.array(downloadSchema),
  compatibility: z.array(z.string()),
  lifecycle: z.enum(LIFECYCLES),
  is_new: z.boolean(),
  featured: z.boolean(),
  is_active: z.boolean(),
  meta_title: z.string(),
  meta_description: z.string(),
});

export type Product = z.infer<typeof productSchema>;

/** A product with the other products that it names, those an administrator chose, in order, and with what the law asks of it: lists do without. */
export const productDetailSchema = z.object({ ...productSchema.shape, ...linksSchema.shape, ...complianceSchema.shape });

export type ProductDetail = z.infer<typeof productDetailSchema>;

/** Names the category whose products are asked about. */
export const productCategorySchema = z.object({ category: line(PRODUCT_MAX_LENGTH.category) });

/** What narrows and orders a list of products. */
export const productListQuerySchema = pagingSchema.extend({
  q: searchSchema.optional(),
  category: line(PRODUCT_MAX_LENGTH.category).optional(),
  sort: z.enum(PRODUCT_SORTS).optional(),
});

/** One page of the products, whole. */
export const productPageSchema = foundPageOf(productSchema);

export type ProductPage = z.infer<typeof productPageSchema>;
