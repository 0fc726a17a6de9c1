import { defineEntity, p } from "@mikro-orm/core";

const SearchWordSchema = defineEntity({
  name: "SearchWord",
  properties: {
    /** Normalized. */
    word: p.text().primary(),
    /** Spelling of the word's first occurrence, in lower case: a corrected search shows it. */
    written: p.text(),
    /** Keys that it was indexed under. */
    keys: p.array().columnType("text[]"),
  },
  indexes: [
    {
      name: "search_word_keys_index",
      expression: "create index search_word_keys_index on search_word using gin (keys) with (fastupdate = off)",
    },
  ],
});

/** A word of the catalogue's texts. Nothing reads or writes it any more (decision 83): the next migration may drop
 *  it. */
export class SearchWord extends SearchWordSchema.class {}
SearchWordSchema.setClass(SearchWord);
