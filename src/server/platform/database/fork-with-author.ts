import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { ChangeWay } from "#contracts/history/history.ts";

/** Author of the changes of a transaction, their channel (`via`), and whether they are announced after the commit. */
export type Author = { actor?: string | undefined; via: ChangeWay | "restore"; announcesLater?: boolean | undefined };

/** Forks a manager whose transactions name the author of their changes; the triggers that record them read it. Those
 *  of a restore are not recorded. */
export function forkWithAuthor(em: EntityManager, { actor = "", via, announcesLater = false }: Author): EntityManager {
  const fork = em.fork();
  const announces = announcesLater ? "later" : "at once";
  fork.setSessionContext({ variables: { "lumidar.actor": actor, "lumidar.via": via, "lumidar.announces": announces } });
  return fork;
}

/** Names another channel for the changes of the transaction under way. */
export async function setVia(em: EntityManager, via: ChangeWay): Promise<void> {
  await sql`select set_config('lumidar.via', ${via}, true)`.execute(em.getKysely());
}

/** Lifts every timeout of the transaction under way, for work that may take long and waits for nobody's input. */
export async function liftTimeouts(em: EntityManager): Promise<void> {
  await sql`set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(
    em.getKysely(),
  );
}
