import { z } from "zod";

type Stored<Shape extends z.ZodRawShape> = { [Field in keyof Shape]: z.ZodType<Exclude<z.output<Shape[Field]>, undefined>> };

function storedValue(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional) return storedValue(schema.unwrap());
  if (schema instanceof z.ZodPipe) return storedValue(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  if (schema instanceof z.ZodUnion) return storedValue(schema.options[0] ?? schema); // what else may be sent is tidied into the first
  if (schema instanceof z.ZodNullable) return z.nullable(storedValue(schema.unwrap()));
  if (schema instanceof z.ZodArray) return z.array(storedValue(schema.element));
  if (schema instanceof z.ZodString) return z.string();
  return schema instanceof z.ZodNumber ? z.number() : schema;
}

/** The fields of an input as replies have them: always there, and without the limits of today, since a stored value may be older than they are. */
export function storedFields<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>): Stored<Shape> {
  const fields = Object.entries(shape).map(([name, schema]) => [name, storedValue(schema)]);
  return Object.fromEntries(fields) as Stored<Shape>; // each as its own field
}

/** Names every field of a contract, to pick them or leave them out of one that has them too. */
export function everyField<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>): Record<keyof Shape, true> {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, true])) as Record<keyof Shape, true>; // one for each
}
