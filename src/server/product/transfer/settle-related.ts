import type { EntityManager } from "@mikro-orm/postgresql";
import { RELATED_PRODUCTS_MAX } from "#contracts/product/product.ts";
import { idsBy } from "./ids-by.ts";
import { type ColumnPlaces, faultAt, nameOf, type PlannedRow, type Related } from "./planned-row.ts";

/** What references will mean once the table is imported, without case: the rows' own ones first, then those of other products. */
async function meaningOf(em: EntityManager, rows: PlannedRow[]): Promise<Map<string, Related>> {
  const found = await idsBy(em, "reference", [...new Set(rows.flatMap((row) => row.named ?? []))]);
  const renamed = new Set(rows.flatMap(({ known, values, faults }) => (known && values.reference && faults.length === 0 ? known.id : [])));
  const stored = [...found].filter(([, id]) => !renamed.has(id)).map(([reference, id]) => [reference.toLowerCase(), { id }] as const);
  const own = rows
    .filter(({ values, faults }) => values.reference && faults.length === 0)
    .map((row) => [nameOf(row).reference.toLowerCase(), row.known ? { id: row.known.id } : { line: row.line }] as const);
  return new Map<string, Related>([...stored, ...own]);
}

function keyOf(related: Related): string {
  return "id" in related ? `id ${related.id}` : `line ${related.line}`;
}

/** The products that a row names, each once, without itself. Says which one there is none of. */
function namedBy(row: PlannedRow, meaning: Map<string, Related>): Related[] | { unknown: string } {
  const found = new Map<string, Related>();
  for (const reference of row.named ?? []) {
    const related = meaning.get(reference.toLowerCase());
    if (!related) return { unknown: reference };
    found.set(keyOf(related), related);
  }
  found.delete(keyOf(row.known ? { id: row.known.id } : { line: row.line }));
  return [...found.values()];
}

/** Whether a product has these beside it already. */
function isSame({ known }: PlannedRow, related: Related[]): boolean {
  return known?.related_ids.join() === related.map((one) => ("id" in one ? one.id : 0)).join();
}

/** Finds the products that rows name by their references, those included that the table itself creates. A row that names one which a faulty row
 *  would have created is faulty too, and so on. */
export async function settleRelated(em: EntityManager, rows: PlannedRow[], places: ColumnPlaces): Promise<void> {
  const naming = rows.filter((row) => row.named);
  if (naming.length === 0) return;
  for (let faults = -1; ;) {
    const sound = naming.filter((row) => row.faults.length === 0);
    if (sound.length === faults) return;
    faults = sound.length;
    const meaning = await meaningOf(em, rows);
    for (const row of sound) {
      const related = namedBy(row, meaning);
      const refuse = (message: string) => row.faults.push(faultAt(row, places, "related_products", message));
      if ("unknown" in related) refuse(`Aucun produit n’a la référence «\u202f${related.unknown}\u202f».`);
      else if (related.length > RELATED_PRODUCTS_MAX) refuse(`${RELATED_PRODUCTS_MAX} produits associés au plus.`);
      else if (isSame(row, related)) row.changes = row.changes.filter(({ column }) => column !== "related_products");
      else row.related = related;
    }
  }
}
