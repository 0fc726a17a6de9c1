import type { z } from "zod";
import { factsOf } from "./field.ts";
import { rowFields } from "./layers.ts";

/** The label of each field of a contract. Fails for a field without one. */
export function fieldLabels<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>): Record<keyof Shape & string, string> {
  const labels = Object.entries(shape).map(([name, schema]) => {
    const facts = factsOf(schema);
    if (!facts) throw new Error(`The contract gives ${name} no label.`);
    return [name, facts.label] as const;
  });
  return Object.fromEntries(labels) as Record<keyof Shape & string, string>; // one for each field
}

/** The labels of the fields of its rows, in whichever list; those without a label are left out. */
export function partLabels({ shape }: z.ZodObject): Record<string, string> {
  const parts = Object.values(shape).flatMap((schema) => Object.entries(rowFields(schema) ?? {}));
  return Object.fromEntries(
    parts.flatMap(([name, part]) => {
      const facts = factsOf(part);
      return facts ? [[name, facts.label]] : [];
    }),
  );
}
