import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import { frenchNumeric } from "#server/database/french-numeric.ts";
import { productsIn } from "#server/product/language/searched-products.ts";

/** An order of all products that PostgreSQL alone knows, by its collation. */
export type OrderName = `name ${Language}` | `name desc ${Language}` | "reference";

const languageOf = (order: OrderName) => (order === "reference" ? "fr" : (order.split(" ").at(-1) as Language)); // its last word

function keyOf(order: OrderName): RawBuilder<unknown> {
  if (order === "reference") return frenchNumeric(sql`p.reference`);
  const name = frenchNumeric(sql`p.sort_title`);
  return order.startsWith("name desc") ? sql`${name} desc` : name;
}

/** Keys of all products, or of those among some, in an order. */
export async function readOrder(em: EntityManager, order: OrderName, among?: number[]): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(select p.id from ${productsIn(languageOf(order))} where ${among ? sql`p.id = any(${among}::int[])` : sql`true`}
      order by ${keyOf(order)}, p.id) as ids`.execute(em.getKysely());
  return rows[0]?.ids ?? [];
}

/** Changed products that are put in their places; of more the whole order is read. */
const PLACED_MAX = 50;

/** For each changed product, after which of the others it comes: the place of that one among them, -1 for none. */
function placesAmong(sorted: number[], others: number[], isChanged: (id: number) => boolean): Map<number, number> {
  const places = new Map<number, number>();
  const placeOf = new Map(others.map((id, place) => [id, place]));
  let last = -1;
  for (const id of sorted) {
    if (isChanged(id)) places.set(id, last);
    else last = placeOf.get(id) ?? last;
  }
  return places;
}

/** The order after some products were changed, which are the only ones that moved, came or went: PostgreSQL compares each with some of the others, then
 *  with those between two of them. */
export async function changedOrder(em: EntityManager, order: OrderName, before: number[], changed: number[]): Promise<number[]> {
  if (changed.length > PLACED_MAX) return readOrder(em, order);
  const known = new Set(changed);
  const isChanged = (id: number) => known.has(id);
  const others = before.filter((id) => !isChanged(id));
  const step = Math.max(1, Math.ceil(Math.sqrt(others.length)));
  const samples = others.filter((_, place) => place % step === 0);
  const coarse = placesAmong(await readOrder(em, order, [...samples, ...changed]), samples, isChanged);
  const gaps = new Set([...coarse.values()].filter((place) => place >= 0));
  const between = [...gaps].flatMap((place) => others.slice(place * step, (place + 1) * step));
  const sorted = await readOrder(em, order, [...between, ...changed]);
  const placeOf = new Map<number, number>();
  for (const gap of gaps)
    for (let place = gap * step; place < Math.min((gap + 1) * step, others.length); place += 1) placeOf.set(others[place] ?? 0, place);
  const after = new Map<number, number[]>();
  const first: number[] = [];
  let last = -1;
  for (const id of sorted) {
    if (!isChanged(id)) last = placeOf.get(id) ?? last;
    else if ((coarse.get(id) ?? -1) < 0) first.push(id);
    else after.set(last, [...(after.get(last) ?? []), id]);
  }
  return first.concat(others.flatMap((id, place) => [id].concat(after.get(place) ?? [])));
}
