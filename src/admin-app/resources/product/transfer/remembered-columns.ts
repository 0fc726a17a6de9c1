import { guessColumns, PRODUCT_COLUMNS, type ProductColumn } from "#contracts/product/product-transfer.ts";

const KEY = "admin-import-columns";

type Columns = (ProductColumn | null)[];

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {}; // written by something else
  }
}

function columnOf(stored: unknown): ProductColumn | null | undefined {
  return stored === null ? null : PRODUCT_COLUMNS.find((column) => column === stored);
}

/** Chooses the columns of a table's headings: as this browser last chose for each, else as they read. No column
 *  twice. */
export function chooseColumns(headings: string[]): Columns {
  const stored = readAll();
  const guessed = guessColumns(headings);
  const found = new Set<ProductColumn>();
  return headings.map((heading, index) => {
    const chosen = columnOf(stored[heading]);
    const column = chosen === undefined ? (guessed[index] ?? null) : chosen;
    if (column === null || found.has(column)) return null;
    found.add(column);
    return column;
  });
}

/** Remembers what a heading means in this browser. */
export function rememberColumn(heading: string, column: ProductColumn | null): void {
  localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [heading]: column }));
}
