import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";

/** The ids of the products that have these references or slugs, by the values as they are given; compared as their unique indexes do. */
export async function idsBy(em: EntityManager, field: "reference" | "slug", values: string[]): Promise<Map<string, number>> {
  if (values.length === 0) return new Map();
  const isEqual = field === "slug" ? sql`product.slug = sent.value` : sql`lower(product.reference) = lower(sent.value)`;
  const { rows } = await sql<{ value: string; id: number }>`
    select sent.value, product.id from unnest(${values}::text[]) as sent (value) join product on ${isEqual}`.execute(em.getKysely());
  return new Map(rows.map(({ value, id }) => [value, id]));
}
