import { defineEntity, p } from "@mikro-orm/core";
import type { Attribute } from "#contracts/attribute/attribute.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { derivedText, entityColumns, listOf } from "#server/platform/database/columns.ts";

const CategorySchema = defineEntity({
  name: "Category",
  properties: {
    ...entityColumns,
    name: p.text(),
    subcategories: listOf<string>(),
    /** Attributes that describe its products, in order. */
    attributes: listOf<Attribute>(),
    /** The name as search and uniqueness compare it. */
    normalized_name: derivedText((category: { name: string }) => normalize(category.name)),
  },
  uniques: [{ name: "category_name_unique", properties: "normalized_name" }],
});

/** A category of products. Two names that differ only in case or accents are the same one. */
export class Category extends CategorySchema.class {}
CategorySchema.setClass(Category);
