import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";

/** When this database was made: the time of its first migration. What was written before belongs to another one. */
export async function databaseBirth(em: EntityManager): Promise<Date> {
  const { rows } = await sql<{ born: string }>`select min(executed_at) as born from migration`.execute(em.getKysely());
  return new Date(rows[0]?.born ?? Number.NaN);
}
