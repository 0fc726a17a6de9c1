import { isSameProduct, type KeptProduct } from "#contracts/product/chosen-products.ts";
import { QUANTITY_MAX, readQuantity, readSelection, SELECTION_MAX } from "#contracts/selection/selection.ts";

/** A product of the visitor's selection, by its slug in the language it was chosen in. Its title stands there to name
 *  it where the catalogue no longer does. */
export type SelectionLine = KeptProduct & { title: string; quantity: number; note: string };

/** A removed line, and the position that it had. */
export type RemovedLine = { line: SelectionLine; position: number };

const TITLE_MAX_LENGTH = 200;

/** Longest note that is kept while it is too long to be sent: the visitor shortens it, the browser does not. */
const KEPT_NOTE_MAX_LENGTH = 20_000;

function parseList(written: string): unknown[] {
  try {
    const value: unknown = JSON.parse(written);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const textOf = (value: unknown, max: number) => (typeof value === "string" ? value.slice(0, max) : "");

function lineOf(value: unknown): SelectionLine[] {
  // Anything may stand in a browser's storage: each field is looked at.
  const { slug, id, title, quantity, note } = (value ?? {}) as Record<string, unknown>;
  const [known] = typeof slug === "string" ? readSelection(slug) : [];
  if (!known || known.slug !== slug) return [];
  return [
    {
      slug: known.slug,
      ...(Number.isSafeInteger(id) && { id: Number(id) }),
      title: textOf(title, TITLE_MAX_LENGTH) || known.slug,
      quantity: readQuantity(quantity) ?? 1,
      note: textOf(note, KEPT_NOTE_MAX_LENGTH),
    },
  ];
}

/** Reads the lines that a browser's storage holds, each product once and at most `SELECTION_MAX`. Drops whatever else
 *  stands there. Never throws. */
export function readLines(written: string): SelectionLine[] {
  return joinLines([], parseList(written).flatMap(lineOf)).lines;
}

/** Writes lines as they are stored; empty where there are none. */
export function writeLines(lines: SelectionLine[]): string {
  return lines.length > 0 ? JSON.stringify(lines) : "";
}

/** Adds lines at the end of a selection; of a product that is in it already, by any of its slugs, the quantity grows.
 *  `left` are the lines for which there was no space. */
export function joinLines(lines: SelectionLine[], added: SelectionLine[]): { lines: SelectionLine[]; left: SelectionLine[] } {
  const whole = [...lines];
  const left: SelectionLine[] = [];
  for (const line of added) {
    const index = whole.findIndex((other) => isSameProduct(other, line));
    const known = whole[index];
    if (known) {
      const quantity = Math.min(QUANTITY_MAX, known.quantity + line.quantity);
      whole[index] = { ...line, ...known, quantity, note: known.note || line.note };
    } else if (whole.length < SELECTION_MAX) whole.push(line);
    else left.push(line);
  }
  return { lines: whole, left };
}

export type Priced = { price_from: number | null | undefined; quantity: number };

/** Adds up the prices that products begin at, each as often as it is wanted. */
export function addPrices(lines: Priced[]): number {
  return lines.reduce((sum, { price_from, quantity }) => sum + (price_from ?? 0) * quantity, 0);
}

/** Puts removed lines back at their former positions, but for products that have come back meanwhile. */
export function withRemoved(lines: SelectionLine[], removed: RemovedLine[]): SelectionLine[] {
  const whole = [...lines];
  for (const { line, position } of removed) {
    if (whole.length < SELECTION_MAX && whole.every((other) => !isSameProduct(other, line))) whole.splice(position, 0, line);
  }
  return whole;
}
