import { type Attribute, attributeKey, attributeSchema } from "../attribute/attribute.ts";
import { fieldRules } from "../merge/field-rules.ts";
import { scalar } from "../merge/merge.ts";
import { parts, rows } from "../merge/merge-rows.ts";
import { categoryInputSchema } from "./category.ts";

const names = rows<string>({ keyOf: (name) => name.toLowerCase(), nameOf: (name) => name, row: scalar });

/** How two changes of a category are merged. */
export const CATEGORY_MERGE = fieldRules(categoryInputSchema, {
  subcategories: names,
  attributes: rows<Attribute>({
    keyOf: ({ name }) => attributeKey(name),
    nameOf: ({ name }) => name,
    row: parts<Attribute>(fieldRules(attributeSchema, { choices: names })),
  }),
});
