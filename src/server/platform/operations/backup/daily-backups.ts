import { HOUR_MS, MINUTE_MS } from "#server/platform/database/durations.ts";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import type { StoredFiles } from "#server/platform/media/object-store/stored-files.ts";
import { makeFolder } from "#server/platform/database/make-folder.ts";
import { reasonOf, StartError } from "#server/platform/errors/start-error.ts";
import { type Loop, startLoop } from "#server/platform/jobs/start-loop.ts";
import { type BackupKey, backUp, incompleteName, nameGaps } from "./backup.ts";

/** Backups of the last days that are kept. Source: docs/operations.md. */
export const KEPT_BACKUPS = 7;

/** Delay of the first look: the start is left to visitors, and a server that fails at once must not push good backups
 *  out. */
const FIRST_LOOK_MS = 10 * MINUTE_MS;
const INTERVAL_MS = HOUR_MS;

const NAME = /^lumidar-\d{4}-\d{2}-\d{2}\.backup$/;

type Dependencies = { orm: MikroORM; files: StoredFiles; folder: string; now: () => Date; key?: BackupKey };

/** Backups with gaps, which are no backup of the day. */
const isIncomplete = (entry: string) => entry.startsWith("lumidar-") && entry.endsWith(incompleteName(".backup"));

/** Makes the backup of the day (UTC) unless there is one, and deletes all but the newest `KEPT_BACKUPS`. Other files
 *  of the folder stay. Gives the new file, if any. If uploaded files are missing, keeps an incomplete backup beside
 *  the whole ones until the next whole one, and fails with a `StartError` that names them. */
export async function backUpDaily({ orm, files, folder, now, key }: Dependencies): Promise<string | undefined> {
  await makeFolder(folder, { mode: 0o700 });
  const name = `lumidar-${now().toISOString().slice(0, 10)}.backup`;
  const entries = await readdir(folder);
  const known = entries.filter((entry) => NAME.test(entry));
  if (known.includes(name) || entries.includes(incompleteName(name))) return undefined;
  const file = join(folder, name);
  const { gaps } = await backUp(orm, files, file, key);
  for (const entry of entries.filter(isIncomplete)) await rm(join(folder, entry));
  if (gaps.length > 0)
    throw new StartError(`${nameGaps(gaps)}; what there is stands in ${incompleteName(name)}, the last whole backup stays`);
  // Those of days to come were made while a clock was wrong: they are the first to go, so that they push out none of
  // the others.
  const [past, future] = [known.filter((entry) => entry < name), known.filter((entry) => entry > name)];
  const old = [...future.toSorted(), ...past.toSorted(), name].slice(0, -KEPT_BACKUPS);
  for (const entry of old) await rm(join(folder, entry));
  return file;
}

/** Checks every hour whether today's backup exists, until it is stopped. Never throws: a failed backup is tried again
 *  an hour later. */
export function startDailyBackups({ log, ...dependencies }: Dependencies & { log: Logger }): Loop {
  async function run(): Promise<void> {
    const file = await backUpDaily(dependencies);
    if (file !== undefined) log.info({ file }, "the backup of the day is made");
  }

  return startLoop(run, {
    firstMs: FIRST_LOOK_MS,
    intervalMs: INTERVAL_MS,
    onError: (error) => log.error({ error: reasonOf(error) }, "the backup of the day could not be made"),
  });
}
