import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { type ColumnPlaces, faultAt, nameOf, type PlannedRow } from "./planned-row.ts";

/** Warns of new references that are stored ones without their leading zeros, which spreadsheets take for numbers. */
export async function warnOfLostZeros(em: EntityManager, rows: PlannedRow[], places: ColumnPlaces): Promise<void> {
  const numbered = rows.filter(({ known, values }) => !known && /^[1-9]\d*$/.test(values.reference ?? ""));
  if (numbered.length === 0) return;
  const sent = numbered.map((row) => nameOf(row).reference);
  const { rows: found } = await sql<{ reference: string; bare: string }>`
    select reference, ltrim(reference, '0') as bare from product
    where reference like '0%' and ltrim(reference, '0') = any(${sent}::text[])`.execute(em.getKysely());
  const stored = new Map(found.map(({ reference, bare }) => [bare, reference]));
  for (const row of numbered) {
    const other = stored.get(nameOf(row).reference);
    if (other === undefined) continue;
    const message = `Le tableur a peut-être enlevé des zéros\u202f: la référence «\u202f${other}\u202f» existe déjà.`;
    row.warnings.push(faultAt(row, places, "reference", message));
  }
}
