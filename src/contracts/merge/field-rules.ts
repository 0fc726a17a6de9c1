import type { z } from "zod";
import { factsOf, type TextKind, textKindOf } from "../field/field.ts";
import { html } from "./merge-html.ts";
import { words } from "./merge-words.ts";
import { moment, type Rule, type Rules, scalar, dependentScalar } from "./merge.ts";

/** The rule that merges a text of a kind: one line as a whole. */
export function textRule(kind: TextKind): Rule<string> {
  if (kind === "html") return html;
  return kind === "text" ? words : scalar;
}

function fieldRule(schema: z.core.$ZodType) {
  const { merged, about } = factsOf(schema) ?? {};
  if (about !== undefined) return dependentScalar(about);
  if (merged === "moment") return moment;
  return merged === "words" ? words : textRule(textKindOf(schema) ?? "line");
}

/** The rule of each field, as its contract says; `own` replaces those of lists above all. */
export function fieldRules<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  own: Partial<Rules<z.output<z.ZodObject<Shape>>>> = {},
): Rules<z.output<z.ZodObject<Shape>>> {
  const rules = Object.entries(shape).map(([name, schema]) => [name, fieldRule(schema)]);
  return { ...Object.fromEntries(rules), ...own } as Rules<z.output<z.ZodObject<Shape>>>; // one for each field
}
