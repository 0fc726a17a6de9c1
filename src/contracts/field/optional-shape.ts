import { z } from "zod";
import { clearable } from "../shared/text.ts";

/** Makes every field of an input optional; null empties what may be empty. Rules over several fields do not belong to a
 *  shape: the whole is checked by its own schema. */
export function optionalShape({ shape }: z.ZodObject): z.ZodRawShape {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const mayBeEmpty = z.safeParse(schema, "").data === "";
    // a field that takes the empty text is one
    return [name, mayBeEmpty ? clearable(schema as z.ZodType<string, string>, "") : z.optional(schema)];
  });
  return Object.fromEntries(fields);
}
