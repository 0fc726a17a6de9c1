import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";

/** Gives the moment at which this database was made: a minute before its first migration, since that time is rounded and by another machine's clock. What was written before
 *  belongs to another database. */
export async function databaseBirth(em: EntityManager): Promise<Date> {
  const { rows } = await sql<{ born: string }>`select min(executed_at) - interval '1 minute' as born from migration`.execute(
    em.getKysely(),
  );
  return new Date(rows[0]?.born ?? Number.NaN);
}
