import { z } from "zod";

/** The longest text that a schema takes, in characters; for a list, each of its texts. */
function longest(schema: z.core.$ZodType | undefined): number | undefined {
  if (schema instanceof z.ZodString) return schema.maxLength ?? undefined;
  if (schema instanceof z.ZodOptional) return longest(schema.unwrap());
  if (schema instanceof z.ZodNullable) return longest(schema.unwrap());
  if (schema instanceof z.ZodPipe) return longest(schema.in) ?? longest(schema.out); // what is tidied before it is read, or after
  if (schema instanceof z.ZodArray) return longest(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.map(longest).find((max) => max !== undefined);
  return undefined;
}

/** The longest text that a field of a contract takes, in characters. */
export function maxLengthOf<Shape extends z.core.$ZodShape>(contract: z.ZodObject<Shape>, field: keyof Shape & string): number {
  const max = longest(contract.shape[field]);
  if (max === undefined) throw new Error(`The contract gives ${field} no limit.`);
  return max;
}
