import type { MikroORM } from "@mikro-orm/postgresql";

/** Any fixed number: instances that start together wait for each other on it. */
const MIGRATION_LOCK = 7_302_018;

/** Brings the database to this version's schema. Instances started at the same time take turns, and each migration runs once.
 *  Source: reliability.md OPS-5. */
export async function migrate(orm: MikroORM): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    // Waiting for another instance may take longer than a statement or a transaction otherwise may.
    await em.execute("set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    await em.execute("select pg_advisory_xact_lock(?)", [MIGRATION_LOCK]);
    await orm.migrator.up();
  });
}
