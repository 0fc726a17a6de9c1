import { z } from "zod";
import { entryIn } from "./layers.ts";

type Empty<Shape extends z.ZodRawShape> = { [Field in keyof Shape]: Exclude<z.output<Shape[Field]>, undefined> };

/** The fields of an input as a new form has them: what null makes of them, and an empty text or list where nothing may stand for it. */
export function emptyFields<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>): Empty<Shape> {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const { success, data } = z.safeParse(schema, null);
    return [name, success ? data : entryIn(schema) ? [] : ""];
  });
  return Object.fromEntries(fields) as Empty<Shape>; // each as its own field
}
