import { z } from "zod";
import type { Specification } from "../product/product-parts.ts";
import { type Attribute, attributeKey } from "./attribute.ts";
import { parseValue } from "./parse-value.ts";
import { NO, YES } from "./value-text.ts";
import { unitCodeOf } from "./units.ts";

/** A specification for structured data: a number or a span with the common code of its unit where it can be read, else
 *  its text. */
export const propertySchema = z.object({
  name: z.string(),
  propertyID: z.string().optional(),
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
  minValue: z.number().optional(),
  maxValue: z.number().optional(),
  unitCode: z.string().optional(),
  unitText: z.string().optional(),
});

export type Property = z.infer<typeof propertySchema>;

const BOOLEANS: Record<string, boolean> = { [YES]: true, [NO]: false };

function readProperty(attribute: Attribute, written: Specification): Omit<Property, "name"> | undefined {
  const [first, ...others] = parseValue(attribute, written) ?? [];
  if (!first) return undefined;
  const { unit, etim_code } = attribute;
  const id = etim_code === "" ? {} : { propertyID: etim_code };
  const { text, lower, upper } = first;
  if (lower === null && upper === null) {
    const words = [first, ...others].map((value) => value.text).join(", ");
    return { ...id, value: attribute.type === "boolean" ? BOOLEANS[text] : words };
  }
  const unitCode = unitCodeOf(unit);
  const measured = { ...(unitCode && { unitCode }), ...(unit && { unitText: unit }) };
  if (lower === upper) return { ...id, value: lower ?? undefined, ...measured };
  return { ...id, ...(lower !== null && { minValue: lower }), ...(upper !== null && { maxValue: upper }), ...measured };
}

/** Lists a product's specifications for structured data, in their order; rows without name or value are left out.
 *  `shown` are the same rows in the words of the page, whose texts stay as they are. */
export function propertiesOf(attributes: Attribute[], specifications: Specification[], shown = specifications): Property[] {
  const byKey = new Map(attributes.map((attribute) => [attributeKey(attribute.name), attribute]));
  return specifications.flatMap((written, index): Property[] => {
    const { name, value, unit } = shown[index] ?? written;
    if (name === "" || value === "") return [];
    const attribute = byKey.get(attributeKey(written.name));
    const property = attribute && readProperty(attribute, written);
    const isText = typeof property?.value === "string";
    const read = property && { ...property, ...(isText && shown !== specifications && { value }) };
    return [{ name, ...(read ?? { value, ...(unit && { unitText: unit }) }) }];
  });
}
