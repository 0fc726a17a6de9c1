import type { EntityManager } from "@mikro-orm/postgresql";
import type { ChangeWay } from "#contracts/history/history.ts";

/** Who makes the changes of a transaction, and by which way. */
export type Author = { actor?: string | undefined; via: ChangeWay | "restore" };

/** A manager whose transactions name the author of their changes; the triggers that record them read it. Those of a restore are not recorded. */
export function forkSigned(em: EntityManager, { actor = "", via }: Author): EntityManager {
  const fork = em.fork();
  fork.setSessionContext({ variables: { "lumidar.actor": actor, "lumidar.via": via } });
  return fork;
}

/** Names another way for the changes of the transaction under way. */
export async function signWay(em: EntityManager, via: ChangeWay): Promise<void> {
  await em.execute("select set_config('lumidar.via', ?, true)", [via]);
}
