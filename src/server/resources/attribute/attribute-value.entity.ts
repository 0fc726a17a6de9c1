import { defineEntity, p } from "@mikro-orm/core";
import { Category } from "#server/resources/category/category.entity.ts";
import { Product } from "#server/resources/product/product.entity.ts";

const TABLE = "product_attribute_value";

const AttributeValueSchema = defineEntity({
  name: "AttributeValue",
  tableName: TABLE,
  properties: {
    product: () => p.manyToOne(Product).primary().deleteRule("cascade").index(false),
    /** The key of the attribute (`attributeKey`) among those of the category. */
    attribute: p.text().primary(),
    /** Words of a value; empty for numbers. The input itself where it could not be read. */
    text: p.text().primary(),
    category: () => p.manyToOne(Category).deleteRule("cascade").index(false),
    /** Bounds in the unit of the attribute; null where a span is open to that side, and for words. */
    lower: p.double().nullable(),
    upper: p.double().nullable(),
    is_parsed: p.boolean(),
  },
  indexes: [{ name: `${TABLE}_unread_index`, expression: `create index ${TABLE}_unread_index on ${TABLE} (product) where not is_parsed` }],
});

/** Parsed value of an attribute, from a product's specification; several where several choices are named. It follows
 *  the product and its category (`keep-values.ts`): no one writes it. */
export class AttributeValue extends AttributeValueSchema.class {}
AttributeValueSchema.setClass(AttributeValue);
