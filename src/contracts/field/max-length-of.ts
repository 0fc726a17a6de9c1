import type { z } from "zod";
import { maxLengthIn } from "./layers.ts";

/** The longest text that a field of a contract takes, in characters; of a list, each of its texts. Fails where there is no limit. */
export function maxLengthOf<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>, field: keyof Shape & string): number {
  const max = maxLengthIn(shape[field] as z.ZodType); // a key of the shape
  if (max === undefined) throw new Error(`The contract gives ${field} no limit.`);
  return max;
}
