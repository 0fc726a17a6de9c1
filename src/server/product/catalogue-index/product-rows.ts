import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Attribute } from "#contracts/attribute/attribute.ts";
import { IS_LISTED } from "#server/product/visible-products.ts";
import { FloatList, IntList } from "./growing-lists.ts";
import { frenchNumeric } from "#server/database/french-numeric.ts";

/** What is marked of a product, each a bit. A row without any is of no product any more. */
export const FLAG = { isThere: 1, isActive: 2, isListed: 4, isNew: 8, isFeatured: 16, isAtItsEnd: 32 } as const;

/** A category, in the order of names. */
export type IndexedCategory = { id: number; name: string; normalized_name: string; attributes: Attribute[] };

/** Every product has a row. A changed product gets a new row after all others, and its former row becomes stale, so that what was made of older rows stays true. */
export class ProductRows {
  readonly ids = new IntList();
  /** Keys of the categories; 0 for none. */
  readonly categories = new IntList();
  readonly prices = new FloatList();
  readonly rowOf = new Map<number, number>();
  /** Which of `FLAG` a row has; another array after each change, since readers may go on with the one before. */
  flags = new Uint8Array();

  /** How many rows are of no product any more. */
  get stale(): number {
    return this.ids.length - this.rowOf.size;
  }

  private markStale(id: number): void {
    const row = this.rowOf.get(id);
    if (row === undefined) return;
    this.flags[row] = 0;
    this.rowOf.delete(id);
  }

  /** Reads all products, or these again; gives the keys of those that are there. */
  async read(em: EntityManager, changed?: number[]): Promise<number[]> {
    const { rows } = await sql<{ ids: number[]; categories: number[]; prices: (number | null)[]; flags: number[] }>`
      select coalesce(array_agg(id), '{}') as ids, coalesce(array_agg(coalesce(category, 0)), '{}') as categories,
        coalesce(array_agg(price_from::float8), '{}') as prices,
        coalesce(array_agg(${FLAG.isThere}::int + ${FLAG.isActive}::int * is_active::int + ${FLAG.isListed}::int * (${IS_LISTED})::int +
          ${FLAG.isNew}::int * is_new::int + ${FLAG.isFeatured}::int * featured::int + ${FLAG.isAtItsEnd}::int * (lifecycle = 'end_of_life')::int), '{}') as flags
      from product p where ${changed ? sql`id = any(${changed}::int[])` : sql`true`}`.execute(em.getKysely());
    const { ids, categories, prices, flags } = rows[0] ?? { ids: [], categories: [], prices: [], flags: [] };
    const before = this.flags;
    this.flags = new Uint8Array(this.ids.length + ids.length);
    this.flags.set(before);
    for (const id of changed ?? []) this.markStale(id);
    for (const [place, id] of ids.entries()) {
      const row = this.ids.length;
      this.ids.push(id);
      this.categories.push(categories[place] ?? 0);
      this.prices.push(prices[place] ?? Number.NaN);
      this.flags[row] = flags[place] ?? 0;
      this.rowOf.set(id, row);
    }
    return ids;
  }
}

/** Every category, in French alphabetical order. */
export async function readCategories(em: EntityManager): Promise<IndexedCategory[]> {
  const { rows } = await sql<IndexedCategory>`
    select id, name, normalized_name, attributes from category order by ${frenchNumeric(sql`normalized_name`)}`.execute(em.getKysely());
  return rows;
}
