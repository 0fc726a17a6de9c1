import type { MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { causesOf, errorField, isDiskFull } from "#server/platform/errors/error-causes.ts";
import { reasonOf, StartError } from "#server/platform/errors/start-error.ts";
import { liftTimeouts } from "./fork-with-author.ts";
import { migrations } from "./migrations/index.ts";

/** Key of the lock on which instances that start together wait for each other. */
const MIGRATION_LOCK = 7_302_018;

/** Access to the database: the embedded one belongs to this installation, and no setting names it. */
type Reached = { isEmbedded?: boolean };

const DISK = /^(?:53100|58030|ENOSPC|EDQUOT)$/;
const UNREACHABLE = /^(?:08...|28...|3D000|53300|57P..|E[A-Z_]+)$/;
/** Codes of a database that went away. */
const STOPPED = /^(?:08...|57P..|E[A-Z_]+)$/;
const RESTORE = "keep its folder, and restore the last backup into a new one with: npm run db -- restore FILE";

/** Builds the error of a database that cannot be used, for an operator. Never contains its URL, which may hold a
 *  password. */
function unusableDatabase(error: unknown, { isEmbedded = false, isAnswering }: Reached & { isAnswering: boolean }): unknown {
  if (error instanceof StartError) return error;
  const codes = [...causesOf(error)].map((cause) => errorField(cause, "code")).filter((code) => typeof code === "string");
  const reason = reasonOf(error);
  if (codes.length === 0 && isAnswering) return error; // a fault of ours, which needs its stack
  if (isDiskFull(error) || codes.some((code) => DISK.test(code)))
    return new StartError(`The disk of the database is full or broken (${reason}): free space there, and start again`);
  if (!isEmbedded && (codes.length === 0 || codes.some((code) => UNREACHABLE.test(code))))
    return new StartError(`DATABASE_URL: the database cannot be reached (${reason}): start it, or correct the address`);
  if (codes.some((code) => STOPPED.test(code)))
    return new StartError(
      `The embedded PostgreSQL stopped during the start (${reason}): start again. If it stops each time, its files are damaged: ${RESTORE}`,
    );
  return new StartError(`The database is damaged, or is not one of this program (${reason}): ${RESTORE}`);
}

/** Fails where the database does not answer. */
async function reach(orm: MikroORM): Promise<void> {
  await sql`select 1`.execute(orm.em.fork().getKysely());
}

/** Fails where a newer version has changed the database: this one does not know its schema. */
async function refuseNewerSchema(orm: MikroORM): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = (await orm.migrator.getExecuted()).find(({ name }) => !known.has(name));
  if (unknown)
    throw new StartError(
      `The database was changed by a newer version of this program (${unknown.name}): start that version, or restore a backup into an empty database`,
    );
}

/** Brings the database to this version's schema. Instances started at the same time take turns, and each migration runs
 *  once. Fails with a `StartError` of one line where the database cannot be used. Source: OPS-5. */
export async function migrate(orm: MikroORM, reached: Reached = {}): Promise<void> {
  let isAnswering = false;
  try {
    await reach(orm);
    isAnswering = true;
    await bringUpToDate(orm);
  } catch (error) {
    throw unusableDatabase(error, { ...reached, isAnswering });
  }
}

async function bringUpToDate(orm: MikroORM): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await liftTimeouts(em); // the wait for another instance may be long too
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(em.getKysely());
    await refuseNewerSchema(orm);
    await orm.migrator.up();
  });
}

/** Whether the database flushes what it has committed; the embedded one does. Source: DUR-3. */
export async function survivesPowerCuts(orm: MikroORM): Promise<boolean> {
  const { rows } = await sql<{ fsync: string }>`select current_setting('fsync') as fsync`.execute(orm.em.fork().getKysely());
  return rows[0]?.fsync === "on";
}
