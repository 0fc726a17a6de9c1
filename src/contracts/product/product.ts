import { z } from "zod";
import { field, everyField, storedFields } from "../field/field.ts";
import { entitySchema, idSchema } from "../shared/entity.ts";
import { LANGUAGES } from "../shared/language.ts";
import { foundPageOf, pagingSchema, searchSchema } from "../shared/paging.ts";
import { publicationFields, publicationSchema } from "../shared/publication.ts";
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
import { shownLanguageSchema } from "../translation/language-names.ts";
import { translatedFields } from "../translation/translated-fields.ts";
import { PRODUCT_SORTS } from "./catalogue-filter.ts";
import { LIFECYCLES } from "./life-cycle.ts";
import { complianceInputSchema, complianceSchema } from "./product-compliance.ts";
import { LINK_FIELDS, linksInputSchema, linksSchema } from "./product-links.ts";
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

/** Least and most that a product may cost, in euros. */
const PRICE_RANGE = { min: 0.01, max: 999_999.99 };

/** A price in euros, with cents at most. */
const priceSchema = z
  .number("Écrivez un prix en euros, tel que 49,90.")
  .min(PRICE_RANGE.min, "Indiquez un prix supérieur à 0, ou laissez ce champ vide.")
  .max(PRICE_RANGE.max)
  .multipleOf(0.01, "Un prix a deux décimales au plus.");

/** Longest reference and longest name of a category, in characters. */
const MAX = { reference: 64, category: 100 };

const { replaced_by, ...lists } = linksInputSchema.shape;

/** Input of a product in the back office. On a change, an absent key keeps what is stored; on creation it is empty.
 *  `category` is a name: an unknown one creates the category. `price_from` is null for a product without a published
 *  price. Source: PROD-6, REST-6, REST-9. */
export const productInputSchema = z.object({
  title: field(requiredLine(MAX_LENGTH.title), { label: "Titre", translated: true }),
  slug: field(slugSchema, { label: "Slug" }),
  reference: field(requiredCode(MAX.reference), { label: "Référence" }),
  category: field(requiredLine(MAX.category), { label: "Catégorie" }),
  subcategory: field(optionalLine(100), { label: "Sous-catégorie", about: "category" }),
  short_description: field(requiredText(500), { label: "Description courte", translated: true }),
  long_description: field(optionalText(20_000), { label: "Description longue", translated: true }),
  price_from: field(clearable(priceSchema.nullable(), null), { label: "Prix à partir de", heading: "Prix à partir de (€)" }),
  is_active: field(clearable(z.boolean(), true), { label: "Visible sur le site", heading: "Visible" }),
  ...publicationFields,
  lifecycle: field(clearable(z.enum(LIFECYCLES), "active"), { label: "Cycle de vie" }),
  replaced_by,
  is_new: field(clearable(z.boolean(), false), { label: "Nouveau" }),
  featured: field(clearable(z.boolean(), false), { label: "Mis en avant" }),
  specifications: field(clearable(z.array(specificationInputSchema).max(SPECIFICATIONS_MAX), []), {
    label: "Spécifications",
    translated: true,
  }),
  benefits: field(clearable(z.array(benefitInputSchema).max(50), []), { label: "Bénéfices", translated: true }),
  compatibility: field(clearable(z.array(requiredLine(200)).max(100), []), { label: "Compatibilité", translated: true }),
  images: field(clearable(productImagesSchema, []), { label: "Images", translated: true }),
  downloads: field(clearable(downloadsInputSchema, []), { label: "Téléchargements", translated: true }),
  ...lists,
  ...complianceInputSchema.shape,
  meta_title: field(optionalLine(MAX_LENGTH.meta_title), { label: "Titre SEO", translated: "optional" }),
  meta_description: field(optionalLine(MAX_LENGTH.meta_description), {
    label: "Description SEO",
    translated: "optional",
    merged: "words",
  }),
});

/** The translated fields of a product. */
export const PRODUCT_TRANSLATION = translatedFields("product", productInputSchema);

/** Input of a product in the API. It may lack a category, since a product whose category was deleted is read, and
 *  written back, without one. */
export const productWriteSchema = productInputSchema.extend({ category: line(MAX.category) });

export type ProductInput = z.infer<typeof productInputSchema>;

/** Names of the input's fields. */
export const PRODUCT_FIELDS = Object.keys(productInputSchema.shape) as (keyof ProductInput)[]; // it has no other keys

/** Values of a product's form for a preview; `id` where the product is stored already. */
export const productFormSchema = productInputSchema.required().extend({ id: idSchema.optional() });

export type ProductForm = z.infer<typeof productFormSchema>;

const ownInputSchema = productInputSchema.omit({ ...everyField(linksInputSchema), ...everyField(complianceInputSchema) });

/** A stored product. `category` is empty for « Autres »; `image_url` is the main picture's URL, or empty.
 *  `category_language` is set where a product in French has a translated category or sub-category. */
export const productSchema = z.object({
  ...entitySchema.shape,
  ...shownLanguageSchema.shape,
  category_language: z.enum(LANGUAGES).optional(),
  image_url: z.string(),
  ...storedFields(ownInputSchema),
  ...publicationSchema.shape,
  images: z.array(productImageSchema),
  specifications: z.array(shownSpecificationSchema),
  benefits: z.array(benefitSchema),
  downloads: z.array(downloadSchema),
});

export type Product = z.infer<typeof productSchema>;

/** A product with its links and its compliance fields, which lists leave out. Links are those that an administrator
 *  chose, in order; a public reply names those that it shows without what visitors do not see. */
export const productDetailSchema = z.object({
  ...productSchema.shape,
  ...linksSchema.shape,
  ...complianceSchema.shape,
  partial_fields: z.array(z.enum(LINK_FIELDS)).optional(),
});

/** A product with its links, as its editors know it: whole. */
export type ProductDetail = Omit<z.infer<typeof productDetailSchema>, "partial_fields">;

/** Names the category whose products are asked about. */
export const productCategorySchema = z.object({ category: line(MAX.category) });

/** Filter and order of a list of products. */
export const productListQuerySchema = pagingSchema.extend({
  q: searchSchema.optional(),
  category: line(MAX.category).optional(),
  sort: z.enum(PRODUCT_SORTS).optional(),
});

/** One page of the products, whole. */
export const productPageSchema = foundPageOf(productSchema);

export type ProductPage = z.infer<typeof productPageSchema>;
