import { defineEntity, p } from "@mikro-orm/core";
import type { Benefit, Download, ProductImage, Specification } from "#contracts/product/product-parts.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { Category } from "#server/category/category.entity.ts";
import { type Searched, searchTextOf, searchTitleOf, searchWordsOf } from "#server/search/search-text.ts";
import { compact } from "#server/search/words.ts";
import { entityColumns, listOf, optionalText, WeightedWords } from "#server/database/columns.ts";
import { mentionedUploads } from "#server/media/mentioned-uploads.ts";

const countImages = ({ images = [] }: { images?: ProductImage[] }) => images.length;

const ProductSchema = defineEntity({
  name: "Product",
  tableName: "product",
  properties: {
    ...entityColumns,
    title: p.text(),
    slug: p.text(),
    reference: p.text(),
    /** Read once for a list of products: joined, each row would carry all that its category says of its attributes. */
    category: () => p.manyToOne(Category).strategy("select-in").nullable().deleteRule("set null").index("product_category_index"),
    subcategory: optionalText,
    short_description: p.text(),
    long_description: optionalText,
    /** In euros; null while it is not told. */
    price_from: p.decimal("number").precision(8).scale(2).nullable(),
    images: listOf<ProductImage>(),
    /** How many pictures it has. They stand outside the row, and to count them all of them are fetched: a list ordered by them took 60 ms. */
    image_count: p.integer().hidden().default(0).onCreate(countImages).onUpdate(countImages),
    specifications: listOf<Specification>(),
    benefits: listOf<Benefit>(),
    downloads: listOf<Download>(),
    compatibility: listOf<string>(),
    /** Ids of the products shown beside it, in order. One that was deleted is left out on reading: restored, it is back in its place. */
    related_products: p
      .array<number>(Number, String)
      .columnType("int[]")
      .defaultRaw("'{}'")
      .onCreate(() => []),
    is_new: p
      .boolean()
      .default(false)
      .onCreate(() => false),
    featured: p
      .boolean()
      .default(false)
      .onCreate(() => false),
    is_active: p
      .boolean()
      .default(true)
      .onCreate(() => true),
    meta_title: optionalText,
    meta_description: optionalText,
    uploads: mentionedUploads("images", "downloads"),
    search_text: p.text().hidden().onCreate(searchTextOf).onUpdate(searchTextOf),
    search_words: p.type(WeightedWords).hidden().lazy().onCreate(searchWordsOf).onUpdate(searchWordsOf),
    search_title: p
      .text()
      .hidden()
      .onCreate(({ title }: Searched) => searchTitleOf(title))
      .onUpdate(({ title }: Searched) => searchTitleOf(title)),
    /** The reference as search compares it: letters and digits only. */
    search_reference: p
      .text()
      .hidden()
      .onCreate(({ reference }: Searched) => compact(reference))
      .onUpdate(({ reference }: Searched) => compact(reference)),
    /** The title as lists order it, stored within its row (migration 0019): what stands outside is fetched at every comparison. */
    sort_title: p
      .text()
      .hidden()
      .onCreate((product: Searched) => normalize(product.title))
      .onUpdate((product: Searched) => normalize(product.title)),
  },
  uniques: [
    { name: "product_slug_unique", properties: "slug" },
    { name: "product_reference_unique", expression: "create unique index product_reference_unique on product (lower(reference))" },
  ],
  indexes: [
    { name: "product_search_index", expression: "create index product_search_index on product using gin (search_text gin_trgm_ops)" },
    {
      name: "product_words_index",
      expression: "create index product_words_index on product using gin (search_words) with (fastupdate = off)",
    },
    {
      name: "product_visible_category_index",
      expression: "create index product_visible_category_index on product (category) where is_active",
    },
    { name: "product_uploads_index", expression: "create index product_uploads_index on product using gin (uploads)" },
    { name: "product_title_index", properties: ["sort_title", "id"] },
    { name: "product_list_index", properties: ["is_active", "sort_title", "id"] },
  ],
});

/** A product of the catalogue; hidden from every visitor while `is_active` is false. */
export class Product extends ProductSchema.class {}
ProductSchema.setClass(Product);
