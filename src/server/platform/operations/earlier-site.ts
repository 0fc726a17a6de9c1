import type { MikroORM } from "@mikro-orm/postgresql";
import type { UploadStore } from "#server/platform/media/upload-store.ts";
import { Upload } from "#server/platform/media/upload.entity.ts";
import { tracesIn } from "./data-folder-traces.ts";
import { databaseBirth } from "#server/platform/database/database-birth.ts";
import { isEmpty } from "./seed/seed-demo.ts";

/** A warning where the database is empty beside files that are older than it; undefined where all is well. */
export async function warningOfEarlierSite(
  orm: MikroORM,
  { dataDir, uploads }: { dataDir: string; uploads: UploadStore },
): Promise<string | undefined> {
  const em = orm.em.fork();
  if (!(await isEmpty(em)) || (await em.count(Upload)) > 0) return undefined;
  const birth = await databaseBirth(em);
  const own = new Set(await uploads.namesSince(birth));
  const hasOlder = (await uploads.files.names()).some((name) => !own.has(name)); // an object store's too
  const traces = new Set([...(await tracesIn(dataDir, birth)), ...(hasOlder ? ["uploads"] : [])]);
  if (traces.size === 0) return undefined;
  return `DATABASE_URL: the database is empty, and holds nothing of the site that has left ${[...traces].join(", ")} in ${dataDir}: stop, and correct the address or restore a backup. No demo content is written; if the database is meant to be new, npm run db -- seed writes it`;
}
