import { z } from "zod";
import { layers } from "./layers.ts";

/** Kinds of a text: one line, several, or HTML. */
export type TextKind = "line" | "text" | "html";

/** Facts of a field that its schema does not tell. */
export type FieldFacts = {
  /** Name of it on its input, and wherever it is spoken of. */
  label: string;
  /** Heading of its column in tables; its label, unless given. */
  heading?: string;
  /** Set for what is written in each language; an optional one may stay empty where the French one is not. The fields of rows say so too. */
  translated?: true | "optional";
  /** Set where two changes are not merged as its kind says, a text and HTML by words and anything else as a whole: a line by words, a moment in
   *  whichever time zone. */
  merged?: "words" | "moment";
  /** Names the field that it says something of: it also collides where one side changed it, and only the other side that field. */
  about?: string;
};

const facts = z.registry<FieldFacts>();
const kinds = z.registry<{ kind: TextKind }>();

/** Tells the facts of a field. Its schema may be that of several fields: each has its own facts. */
export function field<Schema extends z.ZodType>(schema: Schema, told: FieldFacts): Schema {
  const own = schema.clone();
  facts.add(own, told);
  return own;
}

/** Reads the facts of a field; undefined of one that has none. */
export function factsOf(schema: z.core.$ZodType): FieldFacts | undefined {
  return layers(schema)
    .map((layer) => facts.get(layer))
    .find((told) => told !== undefined);
}

/** Tells of which kind a text is. */
export function ofKind(schema: z.ZodString, kind: TextKind): z.ZodString {
  return schema.register(kinds, { kind });
}

/** Reads of which kind the text is that a field holds; undefined where it holds none. */
export function textKindOf(schema: z.core.$ZodType): TextKind | undefined {
  return layers(schema)
    .map((layer) => kinds.get(layer)?.kind)
    .find((kind) => kind !== undefined);
}
