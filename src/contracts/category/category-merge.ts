import { type Attribute, attributeKey } from "../attribute/attribute.ts";
import { type Rules, scalar } from "../merge/merge.ts";
import { parts, rows } from "../merge/merge-rows.ts";
import type { CategoryInput } from "./category.ts";

/** How two changes of a category are merged. */
export const CATEGORY_MERGE: Rules<CategoryInput> = {
  name: scalar,
  subcategories: rows<string>({ keyOf: (name) => name.toLowerCase(), nameOf: (name) => name, row: scalar }),
  attributes: rows<Attribute>({
    keyOf: ({ name }) => attributeKey(name),
    nameOf: ({ name }) => name,
    row: parts<Attribute>({
      name: scalar,
      name_en: scalar,
      type: scalar,
      unit: scalar,
      choices: rows<string>({ keyOf: (choice) => choice.toLowerCase(), nameOf: (choice) => choice, row: scalar }),
      is_filterable: scalar,
      etim_code: scalar,
    }),
  }),
};
