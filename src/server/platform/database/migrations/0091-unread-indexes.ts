import { Migration } from "@mikro-orm/migrations";

const OF_PRODUCTS = "where noun = 'product' and is_published";
const LISTED = "where is_active and lifecycle <> 'discontinued'";

/** Indexes that no query has read since lists, facets and searches find products in memory. */
const UNREAD: Record<string, string> = {
  product_search_index: "product using gin (search_text gin_trgm_ops)",
  product_words_index: "product using gin (search_words) with (fastupdate = off)",
  product_list_index: `product (sort_title collate "french_numeric", id) ${LISTED}`,
  product_visible_category_index: `product (category) ${LISTED}`,
  translation_search_index: `translation using gin (search_text gin_trgm_ops) ${OF_PRODUCTS}`,
  translation_words_index: `translation using gin (search_words) with (fastupdate = off) ${OF_PRODUCTS}`,
  product_attribute_value_numbers_index:
    "product_attribute_value (category, attribute, lower, upper) where lower is not null or upper is not null",
  product_attribute_value_texts_index: "product_attribute_value (category, attribute, text, product) where is_parsed",
};

/** Drops indexes and a table of learnt words that nothing reads: every saved product had to enter them. */
export class UnreadIndexes extends Migration {
  override name = "0091-unread-indexes";

  override up(): void {
    this.addSql(`drop table "search_word"`);
    for (const index of Object.keys(UNREAD)) this.addSql(`drop index if exists "${index}"`);
  }

  override down(): void {
    this.addSql(`create table "search_word" ("word" text not null, "written" text not null, "keys" text[] not null, primary key ("word"))`);
    this.addSql(`create index search_word_keys_index on search_word using gin (keys) with (fastupdate = off)`);
    for (const [index, of] of Object.entries(UNREAD)) this.addSql(`create index ${index} on ${of}`);
  }
}
