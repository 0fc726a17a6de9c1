import type { MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { reasonOf, StartError } from "#server/start-error.ts";
import { migrations } from "./migrations/index.ts";

/** Any fixed number: instances that start together wait for each other on it. */
const MIGRATION_LOCK = 7_302_018;

/** Fails where the database cannot be reached: the operator has to mend that. Never tells its URL, which may hold a password. */
async function reach(orm: MikroORM): Promise<void> {
  try {
    await sql`select 1`.execute(orm.em.fork().getKysely());
  } catch (error) {
    throw new StartError(`DATABASE_URL: the database cannot be reached (${reasonOf(error)}): start it, or correct the address`);
  }
}

/** Fails where a newer version has been at work: this one does not know what the database has become. */
async function refuseNewer(orm: MikroORM): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = (await orm.migrator.getExecuted()).find(({ name }) => !known.has(name));
  if (unknown)
    throw new StartError(
      `The database was changed by a newer version of this program (${unknown.name}): start that version, or restore a backup into an empty database`,
    );
}

/** Brings the database to this version's schema. Instances started at the same time take turns, and each migration runs once.
 *  Source: reliability.md OPS-5. */
export async function migrate(orm: MikroORM): Promise<void> {
  await reach(orm);
  await orm.em.fork().transactional(async (em) => {
    // Waiting for another instance may take longer than a statement or a transaction otherwise may.
    const database = em.getKysely();
    await sql`set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(
      database,
    );
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(database);
    await refuseNewer(orm);
    await orm.migrator.up();
  });
}

/** Whether the database flushes what it has committed; the embedded one does. Source: reliability.md DUR-3. */
export async function survivesPowerCuts(orm: MikroORM): Promise<boolean> {
  const { rows } = await sql<{ fsync: string }>`select current_setting('fsync') as fsync`.execute(orm.em.fork().getKysely());
  return rows[0]?.fsync === "on";
}
