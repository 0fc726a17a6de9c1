import { defineEntity, p } from "@mikro-orm/core";
import { LIFECYCLES } from "#contracts/product/life-cycle.ts";
import type { Benefit, ProductImage, Specification } from "#contracts/product/product-parts.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { Category } from "#server/resources/category/category.entity.ts";
import { type Searched, searchTextOf, searchTitleOf, searchWordsOf } from "#server/platform/search/search-text.ts";
import { compact } from "#server/platform/search/words.ts";
import type { StoredDownload } from "./documents/document-slugs.ts";
import {
  derivedText,
  entityColumns,
  flag,
  listOf,
  listOfIds,
  oneOf,
  optionalText,
  WeightedWords,
} from "#server/platform/database/columns.ts";
import { publicationCheck, publicationColumns } from "#server/platform/database/publication.ts";
import { mentionedUploads } from "#server/platform/media/stored-name.ts";

const countImages = ({ images = [] }: { images?: ProductImage[] }) => images.length;

const ProductSchema = defineEntity({
  name: "Product",
  properties: {
    ...entityColumns,
    title: p.text(),
    slug: p.text(),
    reference: p.text(),
    /** Read once for a list of products: joined, each row would carry all attributes of its category. */
    category: () => p.manyToOne(Category).strategy("select-in").nullable().deleteRule("set null").index("product_category_index"),
    subcategory: optionalText,
    short_description: p.text(),
    long_description: optionalText,
    /** Price in euros; null while it is unknown. */
    price_from: p.decimal("number").precision(8).scale(2).nullable(),
    images: listOf<ProductImage>(),
    /** Number of pictures. They are stored outside the row, and fetched to be counted: a list ordered by them took 60
     *  ms. */
    image_count: p.integer().hidden().default(0).onCreate(countImages).onUpdate(countImages),
    specifications: listOf<Specification>(),
    benefits: listOf<Benefit>(),
    downloads: listOf<StoredDownload>(),
    compatibility: listOf<string>(),
    /** Ids of the products shown beside it, those that it needs and those that complete it, in order. A deleted one is
     *  left out on reading; restored, it is back in its position. */
    related_products: listOfIds(),
    required_products: listOfIds(),
    complementary_products: listOfIds(),
    lifecycle: oneOf(LIFECYCLES, "active"),
    /** The id of its successor. One that was deleted is left out on reading, as above. */
    replaced_by: p.integer().nullable(),
    is_new: flag(false),
    featured: flag(false),
    is_active: flag(true),
    ...publicationColumns,
    manufacturer_name: optionalText,
    manufacturer_address: optionalText,
    manufacturer_contact: optionalText,
    responsible_name: optionalText,
    responsible_address: optionalText,
    responsible_contact: optionalText,
    safety_warnings: optionalText,
    data_notice: optionalText,
    security_updates_until: p.date().nullable(),
    meta_title: optionalText,
    meta_description: optionalText,
    uploads: mentionedUploads("images", "downloads"),
    search_text: derivedText(searchTextOf),
    search_words: p.type(WeightedWords).hidden().lazy().onCreate(searchWordsOf).onUpdate(searchWordsOf),
    search_title: derivedText(({ title }: Searched) => searchTitleOf(title)),
    /** The reference as search compares it: letters and digits only. */
    search_reference: derivedText(({ reference }: Searched) => compact(reference)),
    /** Title as lists order it, stored within its row (migration 0019): what is outside is fetched at every comparison.
     *  */
    sort_title: derivedText((product: Searched) => normalize(product.title)),
  },
  checks: [publicationCheck("product")],
  uniques: [
    { name: "product_slug_unique", properties: "slug" },
    { name: "product_reference_unique", expression: "create unique index product_reference_unique on product (lower(reference))" },
  ],
  indexes: [
    { name: "product_uploads_index", expression: "create index product_uploads_index on product using gin (uploads)" },
    {
      name: "product_title_index",
      expression: 'create index product_title_index on product (sort_title collate "french_numeric", id)',
    },
  ],
});

/** A product of the catalogue; hidden from every visitor while `is_active` is false, and outside its moments. */
export class Product extends ProductSchema.class {}
ProductSchema.setClass(Product);
