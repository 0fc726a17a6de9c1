import { z } from "zod";

/** Kinds of a text: one line, several, or HTML. */
export type TextKind = "line" | "text" | "html";

/** Facts of a field that are not in its schema. */
export type FieldFacts = {
  /** Label of its input, and its name in every message. */
  label: string;
  /** Heading of its column in tables; the label unless given. */
  heading?: string;
  /** Set for a field with a value in each language; an optional one may stay empty where the French one is not. The
   *  fields of rows have it too. */
  translated?: true | "optional";
  /** Set where two changes are not merged by its kind (a text and HTML by words, anything else as a whole): a line by
   *  words, a moment in any time zone. */
  merged?: "words" | "moment";
  /** Names the field that it is about. It also collides where one side changed it, and only the other side changed that
   *  field. */
  about?: string;
};

const factsRegistry = z.registry<FieldFacts>();
const kindRegistry = z.registry<{ kind: TextKind }>();

/** Attaches facts to a field. Its schema may be that of several fields: each has its own facts. */
export function field<Schema extends z.ZodType>(schema: Schema, facts: FieldFacts): Schema {
  const own = schema.clone();
  factsRegistry.add(own, facts);
  return own;
}

/** Reads the facts of a field; undefined of one that has none. */
export function factsOf(schema: z.core.$ZodType): FieldFacts | undefined {
  return layers(schema)
    .map((layer) => factsRegistry.get(layer))
    .find((facts) => facts !== undefined);
}

/** Marks a text with its kind, which decides how it is translated and merged. */
export function markKind(schema: z.ZodString, kind: TextKind): z.ZodString {
  return schema.register(kindRegistry, { kind });
}

/** Reads the kind of the text that a field holds; undefined for a field without text. */
export function textKindOf(schema: z.core.$ZodType): TextKind | undefined {
  return layers(schema)
    .map((layer) => kindRegistry.get(layer)?.kind)
    .find((kind) => kind !== undefined);
}

type Empty<Shape extends z.ZodRawShape> = { [Field in keyof Shape]: Exclude<z.output<Shape[Field]>, undefined> };

/** Builds the values of a new form: the result of null, or an empty text or list where null is not accepted. */
export function emptyFields<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>): Empty<Shape> {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const { success, data } = z.safeParse(schema, null);
    return [name, success ? data : findEntry(schema) ? [] : ""];
  });
  return Object.fromEntries(fields) as Empty<Shape>; // each as its own field
}

/** Collects the label of each field of a contract. Fails for a field without one. */
export function fieldLabels<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>): Record<keyof Shape & string, string> {
  const labels = Object.entries(shape).map(([name, schema]) => {
    const facts = factsOf(schema);
    if (!facts) throw new Error(`The contract gives ${name} no label.`);
    return [name, facts.label] as const;
  });
  return Object.fromEntries(labels) as Record<keyof Shape & string, string>; // one for each field
}

/** Collects the labels of the fields of its rows, of every list; those without a label are left out. */
export function partLabels({ shape }: z.ZodObject): Record<string, string> {
  const parts = Object.values(shape).flatMap((schema) => Object.entries(rowFields(schema) ?? {}));
  return Object.fromEntries(
    parts.flatMap(([name, part]) => {
      const facts = factsOf(part);
      return facts ? [[name, facts.label]] : [];
    }),
  );
}

/** Reads the maximum length of a contract's field, in characters; of a list, that of each text. Fails without a
 *  limit. */
export function maxLengthOf<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>, field: keyof Shape & string): number {
  const max = findMaxLength(shape[field] as z.ZodType); // a key of the shape
  if (max === undefined) throw new Error(`The contract gives ${field} no limit.`);
  return max;
}

type Stored<Shape extends z.ZodRawShape> = { [Field in keyof Shape]: z.ZodType<Exclude<z.output<Shape[Field]>, undefined>> };

function storedValue(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional) return storedValue(schema.unwrap());
  if (schema instanceof z.ZodPipe) return storedValue(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  // what else may be sent is tidied into the first
  if (schema instanceof z.ZodUnion) return storedValue(schema.options[0] ?? schema);
  if (schema instanceof z.ZodNullable) return z.nullable(storedValue(schema.unwrap()));
  if (schema instanceof z.ZodArray) return z.array(storedValue(schema.element));
  if (schema instanceof z.ZodString) return z.string();
  return schema instanceof z.ZodNumber ? z.number() : schema;
}

/** Builds the fields of a reply from those of an input: always there, and without today's limits, since a stored value
 *  may be older than they are. */
export function storedFields<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>): Stored<Shape> {
  const fields = Object.entries(shape).map(([name, schema]) => [name, storedValue(schema)]);
  return Object.fromEntries(fields) as Stored<Shape>; // each as its own field
}

/** Names every field of a contract, to pick or omit them from another contract. */
export function everyField<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>): Record<keyof Shape, true> {
  // one for each
  return Object.fromEntries(Object.keys(shape).map((name) => [name, true])) as Record<keyof Shape, true>;
}

/** Lists the schemas that one is made of, itself first: optional, nullable, one of several, tidied before or after it
 *  is read. Not those of lists and objects. */
function layers(schema: z.core.$ZodType): z.core.$ZodType[] {
  return [schema, ...innerSchemas(schema).flatMap(layers)];
}

function innerSchemas(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodNonOptional) return [schema.unwrap()];
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out];
  return schema instanceof z.ZodUnion ? schema.options : [];
}

/** Finds the schema of the entries of a list; undefined for a field that holds no list. */
export function findEntry(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  return layers(schema).find((layer) => layer instanceof z.ZodArray)?.element;
}

/** Finds the fields of the rows of a list; undefined for a field that holds no rows. */
export function rowFields(schema: z.core.$ZodType): z.core.$ZodShape | undefined {
  const entry = findEntry(schema);
  return entry && layers(entry).find((layer) => layer instanceof z.ZodObject)?.shape;
}

/** Reads the maximum length of a field, in characters; of a list, that of each text. Undefined without a limit. */
export function findMaxLength(schema: z.core.$ZodType): number | undefined {
  const limits = layers(schema).map((layer) => (layer instanceof z.ZodString ? layer.maxLength : null));
  const entry = findEntry(schema);
  return limits.find((max) => max !== null) ?? (entry && findMaxLength(entry));
}
