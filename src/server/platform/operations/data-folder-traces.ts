import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { STORED_NAME } from "#server/platform/media/stored-name.ts";
import { StartError } from "#server/platform/errors/start-error.ts";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { UploadStore } from "#server/platform/media/upload-store.ts";
import { Upload } from "#server/platform/media/upload.entity.ts";
import { readDatabaseCreation } from "#server/platform/database/trusted-time.ts";
import { isEmpty } from "./seed/seed-demo.ts";

/** Entries that a site leaves in its data folder, each with the files that are a sign of it. */
const TRACES = [
  { trace: "jwt-secret", folder: "", isSign: (name: string) => name === "jwt-secret" },
  { trace: "uploads", folder: "uploads", isSign: (name: string) => STORED_NAME.test(name) },
  { trace: "backups", folder: "backups", isSign: (name: string) => name.endsWith(".backup") },
];

/** Whether a folder holds a sign that was written before a moment. */
async function holdsSign(folder: string, isSign: (name: string) => boolean, before: Date): Promise<boolean> {
  for (const name of (await readdir(folder).catch((): string[] => [])).filter(isSign)) {
    const file = await stat(join(folder, name)).catch(() => undefined);
    if (file && file.mtime < before) return true;
  }
  return false;
}

/** Names the traces that a site left in this data folder before a moment. */
async function findTraces(dataDir: string, before: Date): Promise<string[]> {
  const found: string[] = [];
  for (const { trace, folder, isSign } of TRACES) if (await holdsSign(join(dataDir, folder), isSign, before)) found.push(trace);
  return found;
}

const AT_ANY_TIME = new Date(8.64e15);

/** Fails with a `StartError` if the embedded database is gone from a data folder that held a site: an empty one would
 *  be created instead, and the site would begin again. Source: docs/operations.md « Watch ». */
export async function refuseLostDatabase(dataDir: string): Promise<void> {
  const hasDatabase = existsSync(join(dataDir, "postgres"));
  const traces = hasDatabase ? [] : await findTraces(dataDir, AT_ANY_TIME);
  if (traces.length > 0)
    throw new StartError(
      `DATA_DIR: ${dataDir} holds the ${traces.join(", ")} of a site, but its database (postgres) is gone: put that folder back, or restore a backup with: npm run db -- restore FILE. For a new site, set another DATA_DIR`,
    );
}

/** A warning where the database is empty beside files that are older than it; undefined where all is well. */
export async function earlierSiteWarning(
  orm: MikroORM,
  { dataDir, uploads }: { dataDir: string; uploads: UploadStore },
): Promise<string | undefined> {
  const em = orm.em.fork();
  if (!(await isEmpty(em)) || (await em.count(Upload)) > 0) return undefined;
  const birth = await readDatabaseCreation(em);
  const own = new Set(await uploads.namesSince(birth));
  const hasOlder = (await uploads.files.names()).some((name) => !own.has(name)); // an object store's too
  const traces = new Set([...(await findTraces(dataDir, birth)), ...(hasOlder ? ["uploads"] : [])]);
  if (traces.size === 0) return undefined;
  return `DATABASE_URL: the database is empty, and holds nothing of the site that has left ${[...traces].join(", ")} in ${dataDir}: stop, and correct the address or restore a backup. No demo content is written; if the database is meant to be new, npm run db -- seed writes it`;
}
