import { isDeepStrictEqual } from "node:util";
import { PRODUCT_COLUMN_LABELS } from "#contracts/product/product-transfer.ts";
import { isLinkField } from "#contracts/product/product-links.ts";
import { PRODUCT_FIELDS, type ProductInput, productInputSchema } from "#contracts/product/product.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import type { SheetCell, SheetRow } from "#server/platform/spreadsheet/sheet-cells.ts";
import { spellSubcategory } from "#server/resources/category/category-named.ts";
import { categoryOf, type ColumnPositions, cellFault, type Known, type PlannedRow, type KnownCategories } from "./planned-row.ts";
import { cleanCell } from "./cells/clean-cell.ts";
import { type CellContext, UnreadableCell } from "./cells/cell-format.ts";
import { cellFormat, cellText, shownCell } from "./cells/product-cells.ts";
import type { StoredProduct } from "./stored-products.ts";

type Field = keyof ProductInput;

/** Fields that a new product must have; without a slug, it gets one from its title. */
const REQUIRED = PRODUCT_FIELDS.filter((field) => field !== "slug" && !productInputSchema.shape[field].isOptional());

/** Fields without an empty value: an empty cell leaves them as they are. */
const SILENT_WHEN_EMPTY: Field[] = ["lifecycle", "is_active", "is_new", "featured"];

/** Describes the faulty part of an entry of a list, with a hint how an entry is written where that part is missing. */
function describePart(field: Field, sent: unknown, [index, part]: PropertyKey[]): [where: string, hint: string] {
  if (typeof index !== "number") return ["", ""];
  const { parts = {} } = cellFormat(field);
  const name = typeof part === "string" ? parts[part] : undefined;
  if (typeof part !== "string" || name === undefined) return [`Élément ${index + 1}\u202f: `, ""];
  const isMissing = Array.isArray(sent) && sent[index]?.[part] === "";
  const hint = isMissing ? ` Un élément s’écrit «\u202f${Object.values(parts).join(" | ")}\u202f».` : "";
  return [`Élément ${index + 1}, ${name}\u202f: `, hint];
}

/** Checks a value by the contract. Fails with `UnreadableCell`. */
function checkValue(field: Field, sent: unknown): unknown {
  if (isLinkField(field)) return sent; // references, which are looked up once every row is read
  const { success, data, error } = productInputSchema.shape[field].safeParse(sent);
  if (success) return data;
  const [issue] = error.issues;
  const [where, hint] = describePart(field, sent, issue?.path ?? []);
  throw new UnreadableCell(`${where}${issue?.message ?? "Cette valeur n’est pas valide."}${hint}`);
}

/** Whether a product has this value already. Names of a category that differ only in case or accents are equal, and
 *  those of a sub-category that differ only in case. */
function has(stored: StoredProduct, field: Field, value: unknown): boolean {
  if (field === "category") return normalize(stored.category) === normalize(String(value));
  if (field === "subcategory") return stored.subcategory.toLowerCase() === String(value).toLowerCase();
  return isDeepStrictEqual(stored[field], value);
}

type CellReading = { warning?: string | undefined } & (
  | { changed: false }
  | { changed: true; value: unknown; before: string }
  | { fault: string }
);

function readCell(sent: SheetCell, field: Field, context: RowContext): CellReading {
  if (typeof sent === "object") return sent;
  const cell = cellText(sent, field);
  const { stored } = context;
  const written = stored ? cellFormat(field).write(stored) : "";
  const isSilent = cell.trim() === "" && (!stored || SILENT_WHEN_EMPTY.includes(field));
  if (cell === written || isSilent) return { changed: false };
  const cleaned = cleanCell(cell, { field, written, categories: context.categories });
  if ("fault" in cleaned) return cleaned;
  if (cleaned.isUnchanged) return { changed: false, warning: cleaned.warning };
  try {
    const value = checkValue(field, cellFormat(field).read(cleaned.text, context));
    if (stored && has(stored, field, value)) return { changed: false };
    const warning = cleaned.warning ?? cellFormat(field).warn?.(cleaned.text, context);
    return { changed: true, value, before: stored ? shownCell(field, stored[field]) : "", warning };
  } catch (error) {
    if (error instanceof UnreadableCell) return { fault: error.message };
    throw error;
  }
}

function findMissing(row: PlannedRow, positions: ColumnPositions): PlannedRow["faults"] {
  if (row.known) return [];
  const isReported = (field: Field) => row.faults.some(({ column }) => column === positions.get(field)?.heading);
  const missing = REQUIRED.filter((field) => !(field in row.values) && !(positions.has(field) && isReported(field)));
  return missing.map((field) => {
    const message = positions.has(field)
      ? "Ce champ est obligatoire."
      : `Un nouveau produit a besoin d’une colonne «\u202f${PRODUCT_COLUMN_LABELS[field]}\u202f».`;
    return cellFault(row, positions, field, message);
  });
}

function knownOf({ id, version, title, slug, reference, category, subcategory, link_ids }: StoredProduct): Known {
  return { id, version, title, slug, reference, category, subcategory, link_ids };
}

/** Creates a row without any change. */
export function emptyRow({ line }: SheetRow, stored: StoredProduct | undefined): PlannedRow {
  const known = stored && knownOf(stored);
  return { line, known, values: {}, named: {}, links: {}, changes: [], faults: [], warnings: [] };
}

/** Context of a row: its stored product and files, and the stored categories, by normalized name. */
type RowContext = CellContext & { isFoundById: boolean; categories: KnownCategories };

/** Gives a changed value as it will be stored. */
function shownValue(column: Field, value: unknown, categories: KnownCategories): string {
  const known = column === "category" ? categories.get(normalize(String(value))) : undefined;
  return known?.name ?? shownCell(column, value);
}

/** Compares the cells of a row with its stored product, whether or not they suffice for one. A reference that only
 *  found the product is no change of it. */
export function readCells(row: SheetRow, positions: ColumnPositions, context: RowContext): PlannedRow {
  const { stored, isFoundById, categories } = context;
  const planned = emptyRow(row, stored);
  for (const [column, { index }] of positions) {
    const cell = row.cells[index] ?? "";
    if (column === "id" || (column === "reference" && stored && !isFoundById)) {
      if (typeof cell === "object") planned.faults.push(cellFault(row, positions, column, cell.fault));
      continue;
    }
    const reading = readCell(cell, column, context);
    if (reading.warning !== undefined) planned.warnings.push(cellFault(row, positions, column, reading.warning));
    if ("fault" in reading) planned.faults.push(cellFault(row, positions, column, reading.fault));
    else if (reading.changed) {
      if (isLinkField(column)) planned.named[column] = reading.value as string[]; // as `read` of this column gives it
      else Object.assign(planned.values, { [column]: reading.value });
      planned.changes.push({ column, before: reading.before, after: shownValue(column, reading.value, categories) });
    }
  }
  const { name, subcategory } = categoryOf(planned);
  const named = planned.changes.find(({ column }) => column === "subcategory");
  if (named) named.after = spellSubcategory(categories.get(normalize(name)), subcategory);
  return planned;
}

/** Reads a row, and reports what a new product would still need. */
export function readRow(row: SheetRow, positions: ColumnPositions, context: RowContext): PlannedRow {
  const planned = readCells(row, positions, context);
  planned.faults.push(...findMissing(planned, positions));
  return planned;
}
