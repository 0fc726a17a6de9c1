import { type DatabaseConnection, Kysely, type Logger, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const { DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL, NUMERIC } = pg.types.builtins;

/** Types that MikroORM reads as PostgreSQL writes them. */
const AS_TEXT = [DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL];

/** PostgreSQL has given out all the connections that it, or a role, may have. Source: PostgreSQL, appendix A. */
const TOO_MANY_CONNECTIONS = "53300";
const TRY_AGAIN_MS = 250;

/** Longest wait for a connection: beyond the ten seconds after which instances give back those that rest. */
const WAIT_MS = 12_000;

/** Kysely's driver with another handling of connections that are lost, or not to be had yet. */
class Driver extends PostgresDriver {
  /** Waits while PostgreSQL has none left: instances that start at once take more for a moment than it has. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    for (let waitedMs = 0; ; waitedMs += TRY_AGAIN_MS) {
      try {
        return await super.acquireConnection();
      } catch (error) {
        const isFull = error instanceof pg.DatabaseError && error.code === TOO_MANY_CONNECTIONS;
        if (!isFull || waitedMs >= WAIT_MS) throw error;
        await pause(TRY_AGAIN_MS);
      }
    }
  }

  /** Takes a lost connection as rolled back, which PostgreSQL has done itself. Kysely would never give it back, and
   *  the pool would have one less for good. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {}); // nothing else makes it fail
  }
}

class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new Driver(this.#config);
  }
}

/** Settings of a pool: `log` takes messages about lost connections, `observe` each statement that was answered. */
export type PoolOptions = pg.PoolConfig & { log: (line: string) => void; observe?: Logger | undefined };

const pools = new WeakMap<object, pg.Pool>();

/** Counts the connections of a pool that `connectPostgres` made. Throws for any other. */
export function countConnections(kysely: object): { open: number; idle: number; waiting: number } {
  const pool = pools.get(kysely);
  if (!pool) throw new Error("These connections were made elsewhere.");
  return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

/** Makes the pool of connections that MikroORM and Kysely share. */
export function connectPostgres({ log, observe, ...config }: PoolOptions): Kysely<unknown> {
  const types = new pg.TypeOverrides();
  for (const type of AS_TEXT) types.setTypeParser(type, (text) => text);
  types.setTypeParser(NUMERIC, Number); // prices, which fit
  const pool = new pg.Pool({ ...config, types });
  const note = (error: Error) => log(`PostgreSQL connection: ${error.message}`);
  // without a listener, a lost connection would end the process
  pool.on("connect", (client) => client.on("error", note));
  pool.on("error", note);
  const kysely = new Kysely({ dialect: new Dialect({ pool }), ...(observe && { log: observe }) });
  pools.set(kysely, pool);
  return kysely;
}
