import type { SheetRow } from "#server/platform/spreadsheet/sheet-cells.ts";
import type { ShopReader } from "./shop-reader.ts";
import type { ShopTable } from "./shop-table.ts";

/** The rows of one product: its own, those of its variants, and those that only add pictures. */
export type ShopProduct = { row: SheetRow; variants: SheetRow[]; more: SheetRow[] };

/** Joins the rows with one key: the first is the product. */
function joinByKey(rows: SheetRow[], key: (row: SheetRow) => string, isVariant: (row: SheetRow) => boolean): ShopProduct[] {
  const groups = Map.groupBy(rows, (row) => key(row).toLowerCase() || `line ${row.line}`);
  return [...groups.values()].flatMap(([row, ...others]) => {
    if (!row) return [];
    return [{ row, variants: others.filter(isVariant), more: others.filter((other) => !isVariant(other)) }];
  });
}

/** Joins the variants to the product that they name. One whose product is not in the table stays by itself. */
function joinByParent(rows: SheetRow[], parentOf: (row: SheetRow) => string, namesOf: (row: SheetRow) => string[]): ShopProduct[] {
  const products = rows.filter((row) => parentOf(row) === "").map((row): ShopProduct => ({ row, variants: [], more: [] }));
  const byName = new Map(products.flatMap((product) => namesOf(product.row).map((name) => [name.toLowerCase(), product] as const)));
  const orphans: ShopProduct[] = [];
  for (const row of rows) {
    const parent = parentOf(row).toLowerCase();
    if (parent === "") continue;
    const product = byName.get(parent);
    if (product) product.variants.push(row);
    else orphans.push({ row, variants: [], more: [] });
  }
  return [...products, ...orphans].toSorted((one, other) => one.row.line - other.row.line);
}

/** Joins the rows of an export to products, in the order of the table. */
export function joinRows(rows: SheetRow[], { joins, reference }: ShopTable, { key }: ShopReader): ShopProduct[] {
  if (!joins) return rows.map((row) => ({ row, variants: [], more: [] }));
  if ("key" in joins)
    return joinByKey(
      rows,
      (row) => key(row, joins.key),
      (row) => key(row, joins.variant) !== "",
    );
  const namesOf = (row: SheetRow) => [key(row, reference), `id:${key(row, joins.id)}`].filter(Boolean);
  return joinByParent(rows, (row) => key(row, joins.parent), namesOf);
}
