import { EntityCaseNamingStrategy, MikroORM, type PostgreSqlDriver } from "@mikro-orm/postgresql";
import { Migrator } from "@mikro-orm/migrations";
import { AppError } from "#server/app-error.ts";
import { valueKeeper } from "#server/attribute/keep-values.ts";
import { entities } from "./entities.ts";
import { migrations } from "./migrations/index.ts";
import { type Connecting, connectPostgres } from "./connect-postgres.ts";
import { ReplicaDriver } from "./replica/replica-driver.ts";

/** Milliseconds after which PostgreSQL gives up on a statement, a lock, or an idle transaction. Source: reliability.md DOS-6. */
const TIMEOUTS = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 };

/** Most connections at once. */
const POOL = { min: 0, max: 20 };

/** Whatever is set for the database or its role, a commit is on disk before it is acknowledged. Source: reliability.md DUR-3. */
const DURABLE = "-c synchronous_commit=on";

/** Sockets that are used, and who observes the statements. */
type Way = Pick<Connecting, "stream" | "observe">;

/** Location of the database: a `postgres://` URL, and URLs of read replicas if there are any. */
export type DatabaseLocation = { url: string; way?: Way; replicas?: { urls: string[]; way: Way } };

/** Takes the lines that the ORM has to say. */
export type LogLine = (line: string) => void;

/** Connects lazily: nothing is sent before the first query. The caller closes what it gets. */
export async function createOrm({ url, way, replicas }: DatabaseLocation, log: LogLine = () => {}): Promise<MikroORM> {
  const connect = (connectionString: string, by?: Way) => () =>
    connectPostgres({ connectionString, ...POOL, ...TIMEOUTS, options: DURABLE, ...by, log });
  const driver: typeof PostgreSqlDriver = ReplicaDriver; // by its own type, the ORM would have no SQL
  return MikroORM.init({
    driver,
    clientUrl: url,
    driverOptions: connect(url, way),
    replicas: replicas?.urls.map((clientUrl) => ({ clientUrl, driverOptions: connect(clientUrl, replicas.way) })) ?? [],
    entities,
    logger: log,
    colors: false,
    extensions: [Migrator],
    subscribers: [valueKeeper],
    namingStrategy: EntityCaseNamingStrategy, // fields bear the specification's names down to the column
    schemaGenerator: { ignoreTriggers: true, ignoreRoutines: true }, // they are the migrations’ alone
    findOneOrFailHandler: () => new AppError("not_found"),
    migrations: { migrationsList: migrations, tableName: "migration", snapshot: false },
  });
}
