import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { MikroORM } from "@mikro-orm/postgresql";
import { type Config, readConfig } from "#server/config.ts";
import { backUp, incompleteName, nameGaps } from "#server/platform/operations/backup/backup.ts";
import { backUpDaily } from "#server/platform/operations/backup/daily-backups.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { createOrm } from "#server/orm.ts";
import { restore } from "#server/platform/operations/backup/restore.ts";
import { reachDatabase } from "#server/platform/database/running-postgres.ts";
import { seedIfEmpty } from "#server/platform/operations/seed/seed-demo.ts";
import { removeFactorsOf } from "#server/platform/identity/factor/team-factors.ts";
import { seedProducts } from "#server/resources/product/demo/seed-products.ts";
import { CLOCK_AHEAD, advanceTrustedTime, trustClock } from "#server/platform/database/trusted-time.ts";
import { JOBS } from "#server/housekeeping.ts";
import { recordOperation } from "#server/platform/identity/security-event/record-security-event.ts";
import { writeStoredSecret } from "#server/platform/operations/stored-secret.ts";
import { resetPassword } from "#server/platform/identity/session/generated-passwords.ts";
import { StartError } from "#server/platform/errors/start-error.ts";
import { openUploadStore, type UploadStore } from "#server/platform/media/upload-store.ts";

/** The site that a command works on, by the settings. */
type Site = { orm: MikroORM; uploads: UploadStore; config: Config; log: (line: string) => void };

type Command = {
  /** Kind of the word after the command, where it needs one. */
  argument?: "FILE" | "FOLDER" | "NAME";
  options?: string;
  /** Runs before the migrations. */
  prepare?: (site: Site) => Promise<void>;
  run?: (site: Site, argument: string, options: { products: number }) => Promise<void>;
};

const COMMANDS: Record<string, Command> = {
  migrate: {},
  seed: { options: "[--products N]", run: seed },
  backup: { argument: "FILE", run: makeBackup },
  "backup-daily": { argument: "FOLDER", run: makeDailyBackup },
  restore: { argument: "FILE", run: restoreBackup },
  "files-to-store": { run: (site) => moveFiles(site, "moveToStore") },
  "files-from-store": { run: (site) => moveFiles(site, "moveFromStore") },
  sweep: { run: sweep },
  "trust-clock": { run: ({ orm }) => trustClock(orm.em.fork(), new Date()) },
  password: { argument: "NAME", run: renewPassword },
  "remove-factors": { argument: "NAME", run: ({ orm }, name) => removeFactorsOf(orm.em.fork(), name) },
  reset: { prepare: empty },
};

const USAGE = `npm run db -- ${Object.entries(COMMANDS)
  .map(([name, { argument, options }]) => [name, argument, options].filter(Boolean).join(" "))
  .join(" | ")}`;

async function seed({ orm, uploads, log }: Site, _: string, { products }: { products: number }): Promise<void> {
  await uploads.prepare();
  await seedIfEmpty({ orm, uploads, now: new Date(), log });
  if (products > 0) await seedProducts({ em: orm.em.fork(), count: products, now: new Date() });
}

const keyOf = ({ jwtSecret, isSecretGenerated }: Config) => ({ secret: jwtSecret(), isGenerated: isSecretGenerated });

/** Makes a backup. Fails with a `StartError` that names the files that are missing from it. */
async function makeBackup({ orm, uploads, config }: Site, file: string): Promise<void> {
  const { gaps, deleted } = await backUp(orm, uploads.files, file, keyOf(config));
  if (deleted.length > 0) console.error(`Deleted meanwhile, and left out: ${deleted.join(", ")}`);
  if (gaps.length > 0) throw new StartError(`${nameGaps(gaps)}. What there is stands in ${incompleteName(file)}; ${file} was not written.`);
  await recordOperation(orm.em.fork(), "backup_made");
}

async function makeDailyBackup({ orm, uploads, config, log }: Site, folder: string): Promise<void> {
  const made = await backUpDaily({ orm, files: uploads.files, folder, now: () => new Date(), key: keyOf(config) });
  log(made ? `${made} made` : "the backup of the day is there already");
  if (made) await recordOperation(orm.em.fork(), "backup_made");
}

async function restoreBackup({ orm, uploads, config }: Site, file: string): Promise<void> {
  const replaceSecret = (secret: string) => writeStoredSecret(config.dataDir, secret);
  const into = { secret: config.jwtSecret, replaceSecret: config.isSecretGenerated ? replaceSecret : undefined };
  for (const warning of await restore(orm, uploads.files, file, into)) console.error(`Warning: ${warning}`);
  await recordOperation(orm.em.fork(), "backup_restored");
}

async function moveFiles({ uploads, config, log }: Site, move: "moveToStore" | "moveFromStore"): Promise<void> {
  if (!config.objectStore) throw new StartError("S3_ENDPOINT: required, with the other settings of the object store");
  await uploads.prepare();
  log(`${await uploads.files[move]()} files copied`);
}

/** Runs the jobs of the housekeeping once, by the time that the database has lived through. */
async function sweep({ orm, uploads, log }: Site): Promise<void> {
  const { time, isAhead } = await advanceTrustedTime(orm, { now: new Date(), elapsedMs: 0 });
  if (isAhead) console.error(`Warning: ${CLOCK_AHEAD}`);
  for (const { what, work } of JOBS) log(`${await work({ orm, uploads, now: () => new Date(time) })} ${what} taken away`);
}

async function renewPassword({ orm, log }: Site, name: string): Promise<void> {
  const { username, password } = await resetPassword(orm.em.fork(), name);
  log(`${username} / ${password}  (shown this once; their sessions have ended)`);
}

/** Takes away all tables and files. */
async function empty({ orm, uploads }: Site): Promise<void> {
  await orm.migrator.down({ to: 0 });
  await uploads.remove(await uploads.files.names());
  await rm(uploads.folder, { recursive: true, force: true });
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new StartError(`--products: expected a whole number from 1 to 999999, not ${text}`);
  return Number(text);
}

function parseWords() {
  try {
    return parseArgs({ options: { products: { type: "string" } }, allowPositionals: true });
  } catch {
    throw new StartError(USAGE);
  }
}

/** Reads the command line. Fails with the usage where it is none of ours, to the last word: a mistyped one must not do
 *  something else. */
function readCommand() {
  const { values, positionals } = parseWords();
  const [name = "", argument = "", ...surplus] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const isWhole = (command?.argument !== undefined) === (argument !== "") && surplus.length === 0;
  if (!command || !isWhole || (values.products !== undefined && !command.options)) throw new StartError(USAGE);
  return { name, command, argument, products: values.products === undefined ? 0 : wholeNumber(values.products) };
}

/** Refuses a backup of a folder without a database, which would make an empty one there and back that up. */
function requireDatabase(command: string, { databaseUrl, dataDir }: Config): void {
  if (!command.startsWith("backup") || databaseUrl !== undefined || existsSync(join(dataDir, "postgres"))) return;
  throw new StartError(`There is no database in ${dataDir}: set the site's DATA_DIR or DATABASE_URL.`);
}

async function main(): Promise<void> {
  const { name, command, argument, products } = readCommand();
  const config = readConfig();
  requireDatabase(name, config);
  const { url, release } = await reachDatabase(config);
  const orm = await createOrm({ url });
  try {
    const uploads = await openUploadStore(join(config.dataDir, "uploads"), config.objectStore);
    const site: Site = { orm, uploads, config, log: (line) => console.log(line) };
    await command.prepare?.(site);
    await migrate(orm, { isEmbedded: config.databaseUrl === undefined });
    await command.run?.(site, argument, { products });
    site.log(`${name}: done`);
  } finally {
    await orm.close();
    await release();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
