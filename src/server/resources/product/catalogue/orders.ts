import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import { frenchNumeric } from "#server/platform/database/text-sql.ts";
import { productSource } from "#server/resources/product/translated-products.ts";
import type { IndexedProduct, ProductsById } from "./indexed-product.ts";

/** Keys that products are sorted by in memory: their names in a language, or their references. */
export type OrderName = `name ${Language}` | "reference";

/** Compares texts as PostgreSQL’s collation `french_numeric` does (migration 0060). */
const FRENCH = new Intl.Collator("fr", { numeric: true });

/** Compares texts in the French order, numbers by their values; texts that it holds for equal letter by letter. */
export function compareFrench(one: string, other: string): number {
  return FRENCH.compare(one, other) || Number(one > other) - Number(one < other);
}

type Sorted = { product: IndexedProduct; key: string };

const compareSorted = (one: Sorted, other: Sorted) => compareFrench(one.key, other.key) || one.product.id - other.product.id;

/** Finds the position of an entry among sorted ones, by bisection. */
function findPosition(entry: Sorted, sorted: Sorted[]): number {
  let [start, end] = [0, sorted.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    const other = sorted[middle];
    if (other && compareSorted(other, entry) < 0) start = middle + 1;
    else end = middle;
  }
  return start;
}

/** All products in one order. */
export class Order {
  /** Their slots: a list that reads numbers only is several times faster than one that reads objects. */
  slots = new Int32Array();
  private sorted: Sorted[] = [];
  private readonly name: OrderName;

  constructor(name: OrderName) {
    this.name = name;
  }

  /** Reads the keys of all products, already sorted, or of changed ones; gives the function that puts them in. */
  async read(em: EntityManager, changed?: number[]): Promise<(products: ProductsById) => void> {
    const language = this.name === "reference" ? "fr" : (this.name.slice("name ".length) as Language); // by its type
    const key = this.name === "reference" ? sql`p.reference` : sql`p.sort_title`;
    const { rows } = await sql<{ id: number; key: string }>`
      select p.id, ${key} as key from ${productSource(language)} where ${changed ? sql`p.id = any(${changed}::int[])` : sql`true`}
      order by ${frenchNumeric(key)}, p.id`.execute(em.getKysely());
    return (products) => {
      const entries = rows.flatMap(({ id, key: text }): Sorted[] => {
        const product = products.get(id);
        return product ? [{ product, key: text }] : [];
      });
      if (!changed) this.sorted = entries.sort(compareSorted);
      else this.replace(new Set(changed), entries);
      this.slots = Int32Array.from(this.sorted, ({ product }) => product.slot);
    };
  }

  private replace(changed: Set<number>, entries: Sorted[]): void {
    this.sorted = this.sorted.filter(({ product }) => !changed.has(product.id));
    for (const entry of entries) this.sorted.splice(findPosition(entry, this.sorted), 0, entry);
  }
}
