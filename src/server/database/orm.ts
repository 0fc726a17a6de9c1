import { EntityCaseNamingStrategy, MikroORM } from "@mikro-orm/postgresql";
import { Migrator } from "@mikro-orm/migrations";
import { AppError } from "#server/app-error.ts";
import { valueKeeper } from "#server/attribute/keep-values.ts";
import { entities } from "./entities.ts";
import { createWordLearner } from "#server/search/learn-words.ts";
import { JoiningClient } from "./joining-client.ts";
import { migrations } from "./migrations/index.ts";
import type { Connections } from "./pulse.ts";

/** Milliseconds after which PostgreSQL gives up on a statement, a lock, or an idle transaction. Source: reliability.md DOS-6. */
const TIMEOUTS = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 };

/** Whatever is set for the database or its role, a commit is on disk before it is acknowledged. Source: reliability.md DUR-3. */
const DURABLE = "-c synchronous_commit=on";

/** How to reach the database: a `postgres://` URL, URLs of read replicas if there are any, and what tracks the connections. */
export type DatabaseLocation = { url: string; replicaUrls?: string[]; connections?: Pick<Connections, "Client"> };

/** Takes the lines that the ORM has to say. */
export type LogLine = (line: string) => void;

/** Connects lazily: nothing is sent before the first query. The caller closes what it gets. */
export async function createOrm({ url, replicaUrls = [], connections }: DatabaseLocation, log: LogLine = () => {}): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: url,
    replicas: replicaUrls.map((clientUrl) => ({ clientUrl })),
    entities,
    logger: log,
    colors: false,
    extensions: [Migrator],
    subscribers: [createWordLearner(), valueKeeper],
    namingStrategy: EntityCaseNamingStrategy, // fields bear the specification's names down to the column
    pool: { min: 0, max: 20 },
    schemaGenerator: { ignoreTriggers: true, ignoreRoutines: true }, // they are the migrations’ alone
    driverOptions: { ...TIMEOUTS, options: DURABLE, Client: connections?.Client ?? JoiningClient },
    findOneOrFailHandler: () => new AppError("not_found"),
    migrations: { migrationsList: migrations, tableName: "migration", snapshot: false },
  });
}
