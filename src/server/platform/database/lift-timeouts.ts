import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";

/** Lifts every timeout of the transaction under way, for an operator's work that may take long. */
export async function liftTimeouts(em: EntityManager): Promise<void> {
  await sql`set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(
    em.getKysely(),
  );
}
