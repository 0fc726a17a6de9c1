import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";

/** Runs a part of the transaction under way that may fail without ending it: its writes are then undone. `work` gets a
 *  manager of its own, so that no entity of a failed part stays. */
export async function inSavepoint<Result>(em: EntityManager, work: (em: EntityManager) => Promise<Result>): Promise<Result> {
  const database = em.getKysely();
  await sql`savepoint part`.execute(database);
  try {
    const result = await work(em.fork({ keepTransactionContext: true }));
    await sql`release savepoint part`.execute(database);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(database);
    throw error;
  }
}
