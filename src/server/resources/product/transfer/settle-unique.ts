import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { RESERVED_SLUGS, slugify } from "#contracts/shared/slug.ts";
import { slugStem } from "#server/platform/translation/slugs.ts";
import { findIds } from "./stored-products.ts";
import { type ColumnPositions, cellFault, nameOf, type PlannedRow } from "./planned-row.ts";

const TAKEN = { reference: "Cette référence est déjà celle d’un autre produit.", slug: "Ce slug est déjà celui d’un autre produit." };

/** Marks the rows whose reference or slug is taken: by a product, or by a row further up. */
async function markTaken(em: EntityManager, field: "reference" | "slug", rows: PlannedRow[], positions: ColumnPositions): Promise<void> {
  const sent = rows.flatMap(({ values }) => values[field] ?? []);
  const owners = await findIds(em, field, sent);
  const lines = new Map<string, number>();
  for (const row of rows) {
    const sent = row.values[field];
    if (sent === undefined) continue;
    const owner = owners.get(sent);
    const value = sent.toLowerCase();
    const line = lines.get(value);
    if (line !== undefined) row.faults.push(cellFault(row, positions, field, `La ligne ${line} a la même valeur.`));
    else if (owner !== undefined && owner !== row.known?.id) row.faults.push(cellFault(row, positions, field, TAKEN[field]));
    lines.set(value, line ?? row.line);
  }
}

/** Reads the slugs that may collide with one made of these. */
async function slugsLike(em: EntityManager, bases: string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from product where slug = any(${bases}::text[]) or regexp_replace(slug, '-[0-9]+$', '') = any(${bases}::text[])`.execute(
    em.getKysely(),
  );
  return rows.map(({ slug }) => slug);
}

function baseSlug(row: PlannedRow): string {
  const { title, reference } = nameOf(row);
  return slugStem(slugify(title) || slugify(reference) || "produit");
}

/** Gives each new product without a slug a free one, from its title. */
async function makeSlugs(em: EntityManager, rows: PlannedRow[]): Promise<void> {
  const without = rows.filter(({ known, values, faults }) => !known && values.slug === undefined && faults.length === 0);
  const taken = new Set([
    ...RESERVED_SLUGS,
    ...rows.flatMap(({ values }) => values.slug ?? []),
    ...(await slugsLike(em, without.map(baseSlug))),
  ]);
  const numbers = new Map<string, number>();
  for (const row of without) {
    const base = baseSlug(row);
    let slug = base;
    let number = numbers.get(base) ?? 1;
    while (taken.has(slug)) slug = `${base}-${(number += 1)}`;
    numbers.set(base, number);
    taken.add(slug);
    row.values.slug = slug;
  }
}

/** Marks the rows that mean one product twice. */
function markRepeated(rows: PlannedRow[]): void {
  const lines = new Map<number, number>();
  for (const row of rows) {
    if (!row.known) continue;
    const line = lines.get(row.known.id);
    if (line !== undefined) row.faults.push({ line: row.line, column: null, message: `Ce produit est déjà à la ligne ${line}.` });
    lines.set(row.known.id, line ?? row.line);
  }
}

/** Ensures that no two products get one reference or one slug, and that no product is written twice. */
export async function settleUnique(em: EntityManager, rows: PlannedRow[], positions: ColumnPositions): Promise<void> {
  markRepeated(rows);
  await markTaken(em, "reference", rows, positions);
  await markTaken(em, "slug", rows, positions);
  await makeSlugs(em, rows);
}
