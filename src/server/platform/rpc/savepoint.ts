import type { EntityManager } from "@mikro-orm/postgresql";

/** Runs a part of the transaction under way that may fail without ending it: its writes are then undone. `work` gets a
 *  manager of its own, so that no entity of a failed part stays. */
export function inSavepoint<Result>(em: EntityManager, work: (em: EntityManager) => Promise<Result>): Promise<Result> {
  return em.fork({ keepTransactionContext: true }).transactional(work);
}
