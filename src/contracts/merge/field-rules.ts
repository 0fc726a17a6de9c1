import type { z } from "zod";
import { factsOf, type TextKind, textKindOf } from "../field/field.ts";
import { html } from "./merge-html.ts";
import { words } from "./merge-words.ts";
import { moment, type Rule, type Rules, scalar, scalarAbout } from "./merge.ts";

/** How two changes of a text are merged: as a whole where it is one line. */
export function textRule(kind: TextKind): Rule<string> {
  if (kind === "html") return html;
  return kind === "text" ? words : scalar;
}

function fieldRule(schema: z.core.$ZodType) {
  const { merged, about } = factsOf(schema) ?? {};
  if (about !== undefined) return scalarAbout(about);
  if (merged === "moment") return moment;
  return merged === "words" ? words : textRule(textKindOf(schema) ?? "line");
}

/** How two changes are merged: each field as its contract says, but for those that `own` has a rule for, lists above all. */
export function fieldRules<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  own: Partial<Rules<z.output<z.ZodObject<Shape>>>> = {},
): Rules<z.output<z.ZodObject<Shape>>> {
  const rules = Object.entries(shape).map(([name, schema]) => [name, fieldRule(schema)]);
  return { ...Object.fromEntries(rules), ...own } as Rules<z.output<z.ZodObject<Shape>>>; // one for each field
}
