import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { LINK_FIELDS, type LinkField, LINKED_PRODUCTS_MAX } from "#contracts/product/product-links.ts";
import { CIRCLE } from "#server/resources/product/linked-products.ts";
import { findIds } from "./stored-products.ts";
import { type ColumnPositions, cellFault, nameOf, type PlannedRow, type Related } from "./planned-row.ts";

const MOST: Record<LinkField, { count: number; message: string }> = {
  related_products: { count: LINKED_PRODUCTS_MAX, message: `${LINKED_PRODUCTS_MAX} produits associés au plus.` },
  required_products: { count: LINKED_PRODUCTS_MAX, message: `${LINKED_PRODUCTS_MAX} produits nécessaires au plus.` },
  complementary_products: { count: LINKED_PRODUCTS_MAX, message: `${LINKED_PRODUCTS_MAX} produits complémentaires au plus.` },
  replaced_by: { count: 1, message: "Un seul produit en remplace un autre." },
};

const namesOf = ({ named }: PlannedRow) => LINK_FIELDS.flatMap((field) => named[field] ?? []);

/** Reads the products that references mean once the table is imported, in small letters: the rows' own ones first, then
 *  those of other products. */
async function readMeanings(em: EntityManager, rows: PlannedRow[]): Promise<Map<string, Related>> {
  const found = await findIds(em, "reference", [...new Set(rows.flatMap(namesOf))]);
  const renamed = new Set(rows.flatMap(({ known, values, faults }) => (known && values.reference && faults.length === 0 ? known.id : [])));
  const stored = [...found].filter(([, id]) => !renamed.has(id)).map(([reference, id]) => [reference.toLowerCase(), { id }] as const);
  const own = rows
    .filter(({ values, faults }) => values.reference && faults.length === 0)
    .map((row) => [nameOf(row).reference.toLowerCase(), toRelated(row)] as const);
  return new Map<string, Related>([...stored, ...own]);
}

function toRelated({ known, line }: PlannedRow): Related {
  return known ? { id: known.id } : { line };
}

function keyOf(related: Related): string {
  return "id" in related ? `id ${related.id}` : `line ${related.line}`;
}

/** Resolves the products that a field of a row names, each once, a list without the product itself. Gives an unknown
 *  reference instead, where there is one. */
function resolveNamed(row: PlannedRow, field: LinkField, meaning: Map<string, Related>): Related[] | { unknown: string } {
  const found = new Map<string, Related>();
  for (const reference of row.named[field] ?? []) {
    const related = meaning.get(reference.toLowerCase());
    if (!related) return { unknown: reference };
    found.set(keyOf(related), related);
  }
  if (field !== "replaced_by") found.delete(keyOf(toRelated(row)));
  return [...found.values()];
}

/** Whether a field of a product names these already. */
function isSame({ known }: PlannedRow, field: LinkField, related: Related[]): boolean {
  return known?.link_ids[field].join() === related.map((one) => ("id" in one ? one.id : 0)).join();
}

/** Settles the products that a field of a row names, and stores them where they change. Gives a message where they are
 *  wrong. */
function settleField(row: PlannedRow, field: LinkField, meaning: Map<string, Related>): string | undefined {
  const related = resolveNamed(row, field, meaning);
  if ("unknown" in related) return `Aucun produit n’a la référence «\u202f${related.unknown}\u202f».`;
  if (related.length > MOST[field].count) return MOST[field].message;
  if (isSame(row, field, related)) row.changes = row.changes.filter(({ column }) => column !== field);
  else row.links[field] = related;
  return undefined;
}

/** Finds the rows that would make their product its own successor, with the stored successors and those of other rows.
 *  */
async function findCircles(em: EntityManager, rows: PlannedRow[]): Promise<PlannedRow[]> {
  const changing = rows.filter(({ links }) => links.replaced_by);
  if (changing.length === 0) return [];
  const { rows: stored } = await sql<{ id: number; replaced_by: number }>`
    select id, replaced_by from product where replaced_by is not null`.execute(em.getKysely());
  const next = new Map(stored.map(({ id, replaced_by }) => [keyOf({ id }), keyOf({ id: replaced_by })]));
  for (const row of changing) {
    const [successor] = row.links.replaced_by ?? [];
    if (successor) next.set(keyOf(toRelated(row)), keyOf(successor));
    else next.delete(keyOf(toRelated(row)));
  }
  return changing.filter((row) => {
    const own = keyOf(toRelated(row));
    const met = new Set<string>();
    for (let at = next.get(own); at !== undefined && !met.has(at); at = next.get(at)) met.add(at);
    return met.has(own);
  });
}

/** Finds the products that rows name by their references, even ones that the table itself creates. A row that names one
 *  which a faulty row would have created is faulty too, and so on. */
export async function settleRelated(em: EntityManager, rows: PlannedRow[], positions: ColumnPositions): Promise<void> {
  const naming = rows.filter((row) => Object.keys(row.named).length > 0);
  if (naming.length === 0) return;
  const refuse = (row: PlannedRow, field: LinkField, message: string) => row.faults.push(cellFault(row, positions, field, message));
  for (let faults = -1; ;) {
    const sound = naming.filter((row) => row.faults.length === 0);
    if (sound.length === faults) return;
    faults = sound.length;
    const meaning = await readMeanings(em, rows);
    for (const row of sound) {
      for (const field of LINK_FIELDS.filter((candidate) => row.named[candidate])) {
        const fault = settleField(row, field, meaning);
        if (fault) refuse(row, field, fault);
      }
    }
    const sounder = sound.filter((row) => row.faults.length === 0);
    for (const row of await findCircles(em, sounder)) refuse(row, "replaced_by", CIRCLE);
  }
}
