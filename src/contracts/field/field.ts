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
