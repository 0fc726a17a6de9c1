import { type Rules, scalar } from "../merge/merge.ts";
import { rows } from "../merge/merge-rows.ts";
import type { CategoryInput } from "./category.ts";

/** How two changes of a category are merged. */
export const CATEGORY_MERGE: Rules<CategoryInput> = {
  name: scalar,
  subcategories: rows<string>({ keyOf: (name) => name.toLowerCase(), nameOf: (name) => name, row: scalar }),
};
