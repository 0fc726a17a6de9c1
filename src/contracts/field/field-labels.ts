import type { z } from "zod";
import { factsOf } from "./field.ts";
import { rowFields } from "./layers.ts";

/** What each field of a contract is called. Fails for a field without a label. */
export function fieldLabels<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>): Record<keyof Shape & string, string> {
  const labels = Object.entries(shape).map(([name, schema]) => {
    const facts = factsOf(schema);
    if (!facts) throw new Error(`The contract gives ${name} no label.`);
    return [name, facts.label] as const;
  });
  return Object.fromEntries(labels) as Record<keyof Shape & string, string>; // one for each field
}

/** What the fields of its rows are called, of whichever list; those without a label are left out. */
export function partLabels({ shape }: z.ZodObject): Record<string, string> {
  const parts = Object.values(shape).flatMap((schema) => Object.entries(rowFields(schema) ?? {}));
  return Object.fromEntries(
    parts.flatMap(([name, part]) => {
      const facts = factsOf(part);
      return facts ? [[name, facts.label]] : [];
    }),
  );
}
