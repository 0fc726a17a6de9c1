import type { z } from "zod";
import { factsOf, textKindOf, findEntry, findMaxLength, rowFields } from "../field/field.ts";
import type { TranslatedField, TranslatedFields } from "./translated-field.ts";

type Column = NonNullable<TranslatedField["columns"]>[number];

function translatedColumn([name, schema]: [string, z.core.$ZodType]): Column[] {
  const facts = factsOf(schema);
  if (!facts?.translated) return [];
  return [{ name, label: facts.label, kind: textKindOf(schema) ?? "line", max: findMaxLength(schema) ?? 0 }];
}

function translatedField([name, schema]: [string, z.core.$ZodType]): TranslatedField[] {
  const facts = factsOf(schema);
  if (!facts?.translated) return [];
  const common = { name, label: facts.label, ...(facts.translated === "optional" && { is_optional: true }) };
  const rows = rowFields(schema);
  if (rows) {
    const columns = Object.entries(rows).flatMap(translatedColumn);
    return [{ ...common, kind: "rows", max: Math.max(...columns.map(({ max }) => max)), columns }];
  }
  const kind = findEntry(schema) ? "lines" : textKindOf(schema);
  const max = findMaxLength(schema);
  if (kind === undefined || max === undefined) throw new Error(`The contract translates ${name}, which is no text with a limit.`);
  return [{ ...common, kind, max }];
}

/** The translated fields of a resource, as its contract says; the resource as its table is called, with hyphens. */
export function translatedFields(resource: string, { shape }: z.ZodObject): TranslatedFields {
  return { noun: resource, fields: Object.entries(shape).flatMap(translatedField), ...("slug" in shape && { hasSlug: true }) };
}
