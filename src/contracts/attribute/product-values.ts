import type { Specification } from "../product/product-parts.ts";
import { type Attribute, attributeKey } from "./attribute.ts";
import { type ParsedValue, parseValue, VALUE_TEXT_MAX } from "./parse-value.ts";
import { firstCharacters } from "../text/text-length.ts";

/** One value of a product; `text` is the typed one where it could not be parsed. `attribute` is the key of its
 *  attribute. */
export type ProductValue = ParsedValue & { attribute: string; is_parsed: boolean };

/** Finds the specification of an attribute: the first of that name with a value; undefined where there is none. */
export function specificationOf<Row extends Specification>(attribute: Pick<Attribute, "name">, specifications: Row[]): Row | undefined {
  const key = attributeKey(attribute.name);
  return specifications.find(({ name, value }) => value.trim() !== "" && attributeKey(name) === key);
}

/** Lists the values of a product: its specifications for its category's attributes. */
export function productValues(attributes: Attribute[], specifications: Specification[]): ProductValue[] {
  return attributes.flatMap((attribute): ProductValue[] => {
    const written = specificationOf(attribute, specifications);
    if (!written) return [];
    const key = attributeKey(attribute.name);
    const parsed = parseValue(attribute, written);
    if (parsed) return parsed.map(({ text, lower, upper }) => ({ text, lower, upper, attribute: key, is_parsed: true }));
    const text = firstCharacters([written.value.trim(), written.unit.trim()].filter(Boolean).join(" "), VALUE_TEXT_MAX);
    return [{ text, lower: null, upper: null, attribute: key, is_parsed: false }];
  });
}

/** Counts the attributes of a category, and those of which a product has a readable value. */
export function completenessOf(attributes: Attribute[], specifications: Specification[]): { filled: number; total: number } {
  const filled = attributes.filter((attribute) => {
    const written = specificationOf(attribute, specifications);
    return written !== undefined && parseValue(attribute, written) !== undefined;
  });
  return { filled: filled.length, total: attributes.length };
}
