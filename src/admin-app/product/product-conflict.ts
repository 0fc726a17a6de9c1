import type { ProductInput } from "#contracts/product/product.ts";
import { formToProduct, type ProductFormValues } from "./product-form.ts";

export type ProductField = keyof ProductFormValues;

/** One field that somebody else changed meanwhile. `isMine`: it was changed here too, so one of the two must give way. */
export type FieldConflict = { field: ProductField; theirs: string; mine: string; isMine: boolean };

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** A field's value as a person can compare it. */
function shown(value: ProductInput[ProductField]): string {
  if (typeof value === "boolean") return value ? "Oui" : "Non";
  if (!Array.isArray(value)) return value || "(vide)";
  if (value.length === 0) return "(aucun)";
  return value.map(rowShown).join("\n");
}

function rowShown(row: unknown): string {
  if (typeof row !== "object" || row === null) return String(row);
  const { originalName, name, title, value, unit } = row as Record<string, string | undefined>;
  return [originalName || name || title, value, unit].filter(Boolean).join(" ");
}

/** Fields that differ between what was read (`base`) and what is stored now (`theirs`), with what the form holds of them (`mine`). */
export function fieldConflicts(base: ProductFormValues, theirs: ProductFormValues, mine: ProductFormValues): FieldConflict[] {
  const [before, stored, typed] = [formToProduct(base), formToProduct(theirs), formToProduct(mine)];
  return (Object.keys(base) as ProductField[])
    .filter((field) => !isSame(before[field], stored[field]))
    .map((field) => ({
      field,
      theirs: field === "related_products" ? shown(theirs.related_products.map(({ title }) => title)) : shown(stored[field]),
      mine: field === "related_products" ? shown(mine.related_products.map(({ title }) => title)) : shown(typed[field]),
      isMine: !isSame(before[field], typed[field]),
    }));
}

/** My version over theirs: what I changed is mine, what only they changed stays theirs. Nobody's work is lost by a field they never touched. */
export function mineOverTheirs(base: ProductFormValues, theirs: ProductFormValues, mine: ProductFormValues): ProductFormValues {
  const [before, typed] = [formToProduct(base), formToProduct(mine)];
  const changed = (Object.keys(base) as ProductField[]).filter((field) => !isSame(before[field], typed[field]));
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}
