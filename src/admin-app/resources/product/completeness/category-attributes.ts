import { type Attribute, attributeKey, isMeasured } from "#contracts/attribute/attribute.ts";
import { parseValue } from "#contracts/attribute/parse-value.ts";
import { specificationOf } from "#contracts/attribute/product-values.ts";
import type { Specification } from "#contracts/product/product-parts.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { trpc } from "#admin-app/rpc.ts";
import { COMPLIANCE_LABELS, type RequiredCompliance } from "#contracts/product/product-compliance.ts";

const NONE: Attribute[] = [];

/** The attributes of a category; nothing while they are not known. */
export function useCategoryAttributes(category: string): Attribute[] {
  const { data } = trpc.categories.list.useQuery();
  return data?.find(({ name }) => normalize(name) === normalize(category))?.attributes ?? NONE;
}

/** Most choices that a hint names. */
const NAMED_MAX = 8;

const formatUnit = ({ unit }: Attribute) => (unit === "" ? "" : ` en ${unit}`);

function describeExpected(attribute: Attribute): string {
  switch (attribute.type) {
    case "number":
      return `un nombre${formatUnit(attribute)}`;
    case "range":
      return `une plage${formatUnit(attribute)}, comme «\u202f5 à 25\u202f»`;
    case "choice": {
      const { choices } = attribute;
      return `${choices.slice(0, NAMED_MAX).join(", ")}${choices.length > NAMED_MAX ? "…" : ""}`;
    }
    case "boolean":
      return "oui ou non";
    case "text":
      return "un texte";
  }
}

/** Lists a hint for each row whose value cannot be read: « Valeur non lue. Attendu : un nombre en V. » */
export function listUnreadHints(attributes: Attribute[], rows: Specification[]): (string | undefined)[] {
  if (attributes.length === 0) return [];
  const byKey = new Map(attributes.map((attribute) => [attributeKey(attribute.name), attribute]));
  return rows.map((row) => {
    const attribute = byKey.get(attributeKey(row.name));
    if (!attribute || row.value.trim() === "" || parseValue(attribute, row)) return undefined;
    return `Valeur non lue. Attendu\u202f: ${describeExpected(attribute)}.`;
  });
}

/** The unit that each row's attribute is measured in. */
export function listUnits(attributes: Attribute[], rows: Specification[]): (string | undefined)[] {
  const units = new Map(attributes.filter(({ type }) => isMeasured(type)).map(({ name, unit }) => [attributeKey(name), unit]));
  return rows.map(({ name }) => units.get(attributeKey(name)));
}

/** Lists the attributes without a row. */
export function listMissingAttributes(attributes: Attribute[], rows: Specification[]): string[] {
  return attributes.filter((attribute) => !specificationOf(attribute, rows)).map(({ name }) => name);
}

/** Lists the missing fields of a product, within a sentence. */
export function formatMissing(missing: RequiredCompliance[]): string {
  const words = missing.map((field) => COMPLIANCE_LABELS[field]);
  return words.map((label) => label.charAt(0).toLowerCase() + label.slice(1)).join(", ");
}
