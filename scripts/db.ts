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

const USAGE =
  "npm run db -- migrate | seed [--products N] | backup FILE | backup-daily FOLDER | restore FILE | files-to-store | files-from-store | sweep | trust-clock | password NAME | remove-factors NAME | reset";

/** Commands, and whether each needs a file, a folder or the name of a person. */
const COMMANDS = new Map([
  ["migrate", false],
  ["seed", false],
  ["backup", true],
  ["backup-daily", true],
  ["restore", true],
  ["files-to-store", false],
  ["files-from-store", false],
  ["sweep", false],
  ["trust-clock", false],
  ["password", true],
  ["remove-factors", true],
  ["reset", false],
]);

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new StartError(`--products: expected a whole number from 1 to 999999, not ${text}`);
  return Number(text);
}

/** Runs the jobs of the housekeeping once, by the time that the database has lived through. */
async function sweep({ orm, uploads, log }: { orm: MikroORM; uploads: UploadStore; log: (line: string) => void }): Promise<void> {
  const { time, isAhead } = await advanceTrustedTime(orm, { now: new Date(), elapsedMs: 0 });
  if (isAhead) console.error(`Warning: ${CLOCK_AHEAD}`);
  for (const { what, work } of JOBS) log(`${await work({ orm, uploads, now: () => new Date(time) })} ${what} taken away`);
}

const keyOf = ({ jwtSecret, isSecretGenerated }: Config) => ({ secret: jwtSecret(), isGenerated: isSecretGenerated });

/** Makes a backup. Fails with a `StartError` that names the files that are missing from it. */
async function makeBackup({ orm, uploads, config, file }: { orm: MikroORM; uploads: UploadStore; config: Config; file: string }) {
  const { gaps, deleted } = await backUp(orm, uploads.files, file, keyOf(config));
  if (deleted.length > 0) console.error(`Deleted meanwhile, and left out: ${deleted.join(", ")}`);
  if (gaps.length > 0) throw new StartError(`${nameGaps(gaps)}. What there is stands in ${incompleteName(file)}; ${file} was not written.`);
  await recordOperation(orm.em.fork(), "backup_made");
}

const createSecretWriter =
  ({ dataDir }: Config) =>
  (secret: string) =>
    writeStoredSecret(dataDir, secret);

/** Reads the command line. Fails with the usage where it is none of ours, to the last word: a mistyped one must not do
 *  something else. */
function readCommand() {
  const { values, positionals } = parse();
  const [command = "", file, ...surplus] = positionals; // with « password » and « remove-factors » a name
  const needsFile = COMMANDS.get(command);
  const isOurs = needsFile === Boolean(file) && surplus.length === 0 && (values.products === undefined || command === "seed");
  if (!isOurs) throw new StartError(USAGE);
  return { command, file, count: values.products === undefined ? 0 : wholeNumber(values.products) };
}

function parse() {
  try {
    return parseArgs({ options: { products: { type: "string" } }, allowPositionals: true });
  } catch {
    throw new StartError(USAGE);
  }
}

/** Refuses a backup of a folder without a database, which would make an empty one there and back that up. */
function requireDatabase(command: string, { databaseUrl, dataDir }: Config): void {
  if (!command.startsWith("backup") || databaseUrl !== undefined || existsSync(join(dataDir, "postgres"))) return;
  throw new StartError(`There is no database in ${dataDir}: set the site's DATA_DIR or DATABASE_URL.`);
}

async function main(): Promise<void> {
  const { command, file, count } = readCommand();

  const config = readConfig();
  requireDatabase(command, config);
  const { url, release } = await reachDatabase(config);
  const orm = await createOrm({ url });
  const uploads = await openUploadStore(join(config.dataDir, "uploads"), config.objectStore);
  const log = (line: string) => console.log(line);
  try {
    if (command === "reset") {
      await orm.migrator.down({ to: 0 });
      await uploads.remove(await uploads.files.names());
      await rm(uploads.folder, { recursive: true, force: true });
    }
    await migrate(orm, { isEmbedded: config.databaseUrl === undefined });
    if (command === "seed") {
      await uploads.prepare();
      await seedIfEmpty({ orm, uploads, now: new Date(), log });
      if (count > 0) await seedProducts({ em: orm.em.fork(), count, now: new Date() });
    }
    if (command === "backup" && file) await makeBackup({ orm, uploads, config, file });
    if (command === "backup-daily" && file) {
      const made = await backUpDaily({ orm, files: uploads.files, folder: file, now: () => new Date(), key: keyOf(config) });
      log(made ? `${made} made` : "the backup of the day is there already");
      if (made) await recordOperation(orm.em.fork(), "backup_made");
    }
    if (command === "restore" && file) {
      const into = { secret: config.jwtSecret, replaceSecret: config.isSecretGenerated ? createSecretWriter(config) : undefined };
      for (const warning of await restore(orm, uploads.files, file, into)) console.error(`Warning: ${warning}`);
      await recordOperation(orm.em.fork(), "backup_restored");
    }
    if (command.startsWith("files-")) {
      if (!config.objectStore) throw new StartError("S3_ENDPOINT: required, with the other settings of the object store");
      await uploads.prepare();
      const { files } = uploads;
      log(`${await (command === "files-to-store" ? files.moveToStore() : files.moveFromStore())} files copied`);
    }
    if (command === "sweep") await sweep({ orm, uploads, log });
    if (command === "trust-clock") await trustClock(orm.em.fork(), new Date());
    if (command === "password" && file) {
      const { username, password } = await resetPassword(orm.em.fork(), file);
      log(`${username} / ${password}  (shown this once; their sessions have ended)`);
    }
    if (command === "remove-factors" && file) await removeFactorsOf(orm.em.fork(), file);
    log(`${command}: done`);
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
