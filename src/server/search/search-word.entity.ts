import { defineEntity, p } from "@mikro-orm/core";

const SearchWordSchema = defineEntity({
  name: "SearchWord",
  tableName: "search_word",
  properties: {
    /** Normalized. */
    word: p.text().primary(),
    /** As it was written where it was first met, in lower case: what a corrected search is shown as. */
    written: p.text(),
    /** What it is indexed under; see `keysOfWord`. */
    keys: p.array().columnType("text[]"),
  },
  indexes: [
    {
      name: "search_word_keys_index",
      expression: "create index search_word_keys_index on search_word using gin (keys) with (fastupdate = off)",
    },
  ],
});

/** A word of the catalogue's texts, for those who mistype it. One that no visible product has any more corrects nothing and may stay. */
export class SearchWord extends SearchWordSchema.class {}
SearchWordSchema.setClass(SearchWord);
