import { z } from "zod";

/** Lists the schemas that one is made of, itself first: optional, nullable, one of several, tidied before or after it is read. Not those of lists and objects. */
export function layers(schema: z.core.$ZodType): z.core.$ZodType[] {
  return [schema, ...innerSchemas(schema).flatMap(layers)];
}

function innerSchemas(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodNonOptional) return [schema.unwrap()];
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out];
  return schema instanceof z.ZodUnion ? schema.options : [];
}

/** Finds the schema of the entries of a list; undefined for a field that holds no list. */
export function entryIn(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  return layers(schema).find((layer) => layer instanceof z.ZodArray)?.element;
}

/** Finds the fields of the rows of a list; undefined for a field that holds no rows. */
export function rowFields(schema: z.core.$ZodType): z.core.$ZodShape | undefined {
  const entry = entryIn(schema);
  return entry && layers(entry).find((layer) => layer instanceof z.ZodObject)?.shape;
}

/** Reads the longest text that a field takes, in characters; of a list, each of its texts. Undefined without a limit. */
export function maxLengthIn(schema: z.core.$ZodType): number | undefined {
  const limits = layers(schema).map((layer) => (layer instanceof z.ZodString ? layer.maxLength : null));
  const entry = entryIn(schema);
  return limits.find((max) => max !== null) ?? (entry && maxLengthIn(entry));
}
