/** Most products of one selection. */
export const SELECTION_MAX = 50;

/** Most pieces of one product. */
export const QUANTITY_MAX = 999;

/** Longest note on one product, in characters. */
export const NOTE_MAX_LENGTH = 300;

/** A product and how many of it are wanted. */
export type SelectedProduct = { slug: string; quantity: number };

/** Separator of a slug and its quantity: no slug holds it, and no URL has to escape it. */
const QUANTITY_MARK = ".";

const SLUG = /^[a-z0-9-]{1,200}$/;

/** Parses a typed quantity, clamped between 1 and the maximum; undefined where it is no number. Never throws. */
export function readQuantity(written: unknown): number | undefined {
  const typed = typeof written === "string" && /^\s*\d{1,9}\s*$/.test(written) ? Number(written) : written;
  return typeof typed === "number" && Number.isInteger(typed) ? Math.min(QUANTITY_MAX, Math.max(1, typed)) : undefined;
}

function readProduct(written: string): SelectedProduct | undefined {
  const [slug = "", quantity = "1", ...more] = written.trim().split(QUANTITY_MARK);
  const count = readQuantity(quantity);
  return SLUG.test(slug) && count !== undefined && more.length === 0 ? { slug, quantity: count } : undefined;
}

/** Parses the products of a link, each once and at most `SELECTION_MAX`: « aube.2,brise » is two of one and one of
 *  another. Anything else is dropped. Never throws. */
export function readSelection(written: unknown): SelectedProduct[] {
  const named = typeof written === "string" ? written.split(",").flatMap((one) => readProduct(one) ?? []) : [];
  const bySlug = new Map<string, SelectedProduct>();
  for (const product of named) if (!bySlug.has(product.slug)) bySlug.set(product.slug, product);
  return [...bySlug.values()].slice(0, SELECTION_MAX);
}

/** Formats a selection for links, as `readSelection` reads it. */
export function writeSelection(products: SelectedProduct[]): string {
  return products.map(({ slug, quantity }) => (quantity === 1 ? slug : slug + QUANTITY_MARK + quantity)).join();
}
