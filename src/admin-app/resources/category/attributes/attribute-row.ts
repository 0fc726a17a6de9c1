import { randomId } from "@mantine/hooks";
import { type Attribute, attributeSchema, type AttributeType } from "#contracts/attribute/attribute.ts";
import { fieldLabels } from "#contracts/field/field.ts";

/** An attribute that is edited in place: `key` tells it from its neighbours while it moves, and never leaves the
 *  form. */
export type AttributeRow = Attribute & { key: string };

/** Labels of the types. */
export const TYPE_LABELS: Record<AttributeType, string> = {
  number: "Nombre",
  range: "Plage de nombres",
  text: "Texte",
  choice: "Choix",
  boolean: "Oui ou non",
};

/** Labels of an attribute's fields. */
export const ATTRIBUTE_LABELS = fieldLabels(attributeSchema);

/** A new attribute. */
export function emptyAttribute(): AttributeRow {
  return { key: randomId(), name: "", name_en: "", type: "number", unit: "", choices: [], is_filterable: false, etim_code: "" };
}

/** Attributes as rows of the form. */
export function attributeRows(attributes: Attribute[]): AttributeRow[] {
  return attributes.map((attribute) => ({ ...attribute, key: randomId() }));
}

/** Rows as they are sent. */
export function sentAttributes(rows: AttributeRow[]): Attribute[] {
  return rows.map(({ key: _, ...attribute }) => attribute);
}

/** Leaves out rows without any word, and choices without any. */
export function withoutBlanks(rows: AttributeRow[]): AttributeRow[] {
  return rows.flatMap((row) => {
    const { name, name_en, unit, etim_code } = row;
    const choices = row.choices.filter((choice) => choice.trim() !== "");
    const isBlank = choices.length === 0 && [name, name_en, unit, etim_code].every((text) => text.trim() === "");
    return isBlank ? [] : [{ ...row, choices }];
  });
}

/** An attribute in words: « Tension (nombre, V) ». */
export function attributeWords({ name, type, unit, choices }: Attribute): string {
  return `${name} (${[TYPE_LABELS[type].toLowerCase(), unit, choices.join(" / ")].filter(Boolean).join(", ")})`;
}
