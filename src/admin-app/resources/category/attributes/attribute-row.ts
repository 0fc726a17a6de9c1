import { addKey, type Keyed } from "#admin-app/kit/order/form-rows.ts";
import { type Attribute, attributeSchema, type AttributeType } from "#contracts/attribute/attribute.ts";
import { fieldLabels } from "#contracts/field/field.ts";

export type AttributeRow = Keyed<Attribute>;

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
  return addKey({ name: "", name_en: "", type: "number", unit: "", choices: [], is_filterable: false, etim_code: "" });
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
