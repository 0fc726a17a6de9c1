import { z } from "zod";
import { propertySchema } from "../attribute/properties.ts";
import { LANGUAGES } from "../shared/language.ts";
import { foundPageOf, searchSchema } from "../shared/paging.ts";
import { pictureSchema } from "../shared/picture.ts";
import { shownLanguageSchema, slugsSchema } from "../translation/language-names.ts";
import { slugSchema } from "../shared/text.ts";
import { LIFECYCLES } from "./life-cycle.ts";
import { CATALOGUE_SORTS, parseCatalogueFilter } from "./catalogue-filter.ts";
import { COMPARED_MAX, RECENT_MAX } from "./chosen-products.ts";
import { productDetailSchema, productSchema } from "./product.ts";
import { productUseSchema } from "./product-use.ts";

/** The chosen facets, by the parameters of the URL. */
const facetChoicesSchema = z.record(z.string(), z.array(z.string()));

const named = { param: z.string(), name: z.string(), name_en: z.string() };

const choiceSchema = z.object({ ...shownLanguageSchema.shape, value: z.string(), text: z.string(), count: z.int() });

/** Facet by which a list of products can be narrowed. `param` names it in the URL: `param=value` for each of its
 *  choices, `param-min` and `param-max` for the ends of a range, which are in `unit`. `count` is the number of products
 *  with that choice and what is chosen of the other facets; `lower` and `upper` are the ends of what these leave (of
 *  prices the whole euros around them), null where that is nothing. The price and « new » have no names here: pages
 *  have them in their language. */
const facetSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("choices"), ...named, choices: z.array(choiceSchema) }),
  z.object({ kind: z.literal("range"), ...named, unit: z.string(), lower: z.number().nullable(), upper: z.number().nullable() }),
]);

export type Facet = z.infer<typeof facetSchema>;

/** The query of the catalogue: its filter, read like that of a URL. */
export const catalogueQuerySchema = z
  .object({
    q: searchSchema,
    category: z.string(),
    facets: facetChoicesSchema,
    sort: z.enum(CATALOGUE_SORTS),
    page: z.int(),
  })
  .partial()
  .transform(parseCatalogueFilter);

/** Card of the catalogue: few fields, so that the page stays light with 5,000 products. `protocols` are those that its
 *  specifications name. */
export const productCardSchema = z.object({
  ...shownLanguageSchema.shape,
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  reference: z.string(),
  category: z.string(),
  short_description: z.string(),
  price_from: z.number().nullable(),
  protocols: z.array(z.string()),
  lifecycle: z.enum(LIFECYCLES),
  is_new: z.boolean(),
  image: pictureSchema.nullable(),
});

export type ProductCard = z.infer<typeof productCardSchema>;

const droppedSchema = z.object({ dropped: z.array(z.string()).optional() });

/** One page of the catalogue, ordered by category (« Autres » last) and within it as asked. `categories` are those with
 *  a visible product, in French alphabetical order, « Autres » last, each with its number of matching products;
 *  `everywhere` is the number without a category. `dropped` names the chosen parameters that a category, or all
 *  products together, cannot be narrowed by; absent without any. `category` is the stored name of the category that was
 *  asked for, `category_names` its names by language; absent where none was asked for, or an unknown one. */
const cataloguePageSchema = foundPageOf(productCardSchema).extend({
  category: z.string().optional(),
  category_names: z.partialRecord(z.enum(LANGUAGES), z.string()).optional(),
  categories: z.array(z.object({ ...shownLanguageSchema.shape, ...droppedSchema.shape, name: z.string(), count: z.int() })),
  everywhere: z.int(),
  ...droppedSchema.shape,
  facets: z.array(facetSchema),
});

export type CataloguePage = z.infer<typeof cataloguePageSchema>;

/** Corrected facets, where a URL asks for others: nothing is looked up for a URL that should be shorter. */
const catalogueMeantSchema = z.object({ meant: facetChoicesSchema });

export type CatalogueMeant = z.infer<typeof catalogueMeantSchema>;

export const catalogueReplySchema = z.union([catalogueMeantSchema, cataloguePageSchema]);

/** Reasons why visitors do not see the shown product: it is hidden, or not saved. */
const PRODUCT_PREVIEWS = ["hidden", "unsaved"] as const;

/** A product's public page: similar products as cards, chosen ones first, else others of its category;
 *  those that go well with it. `use` says how it is fitted. `properties` are its specifications
 *  for structured data; `slugs` are its own by language. `preview` is null where it is what visitors see. */
export const productViewSchema = z.object({
  product: productDetailSchema,
  similar: z.array(productCardSchema),
  complementary: z.array(productCardSchema),
  use: productUseSchema,
  properties: z.array(propertySchema),
  slugs: slugsSchema,
  preview: z.enum(PRODUCT_PREVIEWS).nullable(),
});

export type ProductView = z.infer<typeof productViewSchema>;

/** Asks for the cards of some products by their slugs. */
export const cardsQuerySchema = z.object({ slugs: z.array(slugSchema).max(RECENT_MAX) });

/** Asks for the cards of the newest products. */
export const newestQuerySchema = z.object({ limit: z.int().min(1).max(RECENT_MAX) });

/** Cards of products, in the order of the query. One that no visitor sees is left out. */
export const productCardsSchema = z.array(productCardSchema);

/** Asks for the products to set side by side. */
export const comparisonQuerySchema = z.object({ slugs: z.array(slugSchema).max(COMPARED_MAX) });

/** Products side by side, in the order they were asked for. One that no visitor sees is left out. */
export const comparisonSchema = z.array(
  productCardSchema.extend(productSchema.pick({ subcategory: true, specifications: true, benefits: true, compatibility: true }).shape),
);

export type Comparison = z.infer<typeof comparisonSchema>;
