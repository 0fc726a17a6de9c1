import { DAY_MS } from "#server/platform/database/durations.ts";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { forkWithAuthor, liftTimeouts } from "#server/platform/database/fork-with-author.ts";
import { allResources } from "#server/platform/declaration/resource.ts";
import { DEMO_PICTURES_FOLDER, sceneOrMainView, storePictures } from "./demo-pictures.ts";
import type { DemoWriter, StoreFiles, DemoSite } from "#server/platform/declaration/demo-content.ts";
import type { UploadStore } from "#server/platform/media/upload-store.ts";
import type { UploadedImage } from "#contracts/media/upload.ts";

/** The dependencies of seeding; all dates count back from `now`. */
type SeedDemo = StoreFiles & { em: EntityManager; now: Date; log: (line: string) => void };

/** The advisory lock of seeding: of two servers that start at once on one empty database, the second waits and finds
 *  it full. */
const SEEDING_LOCK = 7_410_238;

/** Whether this database holds nothing that visitors see, apart from the rows it began with. */
export async function isEmpty(em: EntityManager): Promise<boolean> {
  for (const { entity, isPublic, hasInitialRows } of allResources())
    if (isPublic && !hasInitialRows && (await em.count(entity)) > 0) return false;
  return true;
}

/** Writes the demo content of every resource. Files are stored first, then all rows in one transaction: no visitor
 *  ever sees half a catalogue. Leaves a database that is not empty as it is. */
async function seedDemo({ em, now, log, ...store }: SeedDemo): Promise<void> {
  const writers: DemoWriter[] = [];
  for (const { demo } of allResources()) if (demo) writers.push(await demo(store));
  // after the resources' own files: the library shows the latest first
  const pictures = await storePictures(DEMO_PICTURES_FOLDER, store);
  const written = await forkWithAuthor(em, { via: "seed" }).transactional(async (transaction) => {
    await liftTimeouts(transaction); // the other server may take long
    await sql`select pg_advisory_xact_lock(${SEEDING_LOCK})`.execute(transaction.getKysely());
    const site = createDemoSite(pictures, now);
    const done: string[] = [];
    if (await isEmpty(transaction)) for (const write of writers) done.push(await write(transaction, site));
    return done;
  });
  log(
    written.length > 0
      ? `demo content: ${written.join(", ")}, ${pictures.size} pictures`
      : "demo content: the database is not empty, left as it is",
  );
}

type Seeding = { orm: MikroORM; uploads: UploadStore; now: Date; log: (line: string) => void };

/** Fills an empty database with the demo content. Pictures are stored as they are, documents like uploads. */
export async function seedIfEmpty({ orm, uploads, now, log }: Seeding): Promise<void> {
  const em = orm.em.fork();
  if (!(await isEmpty(em))) return;
  await seedDemo({
    em,
    now,
    log,
    storeMaster: (master) => uploads.storeMaster(em, master),
    storePdf: (sent) => uploads.storePdf(em, sent),
  });
}

/** The site as it is seeded at that moment. */
export function createDemoSite(pictures: Map<string, UploadedImage>, now: Date): DemoSite {
  return {
    pictures,
    pictureUrl: (name) => pictures.get(sceneOrMainView(name, [...pictures.keys()]) ?? "")?.url ?? "",
    datedBefore: (days) => {
      const date = new Date(now.getTime() - days * DAY_MS);
      return { created_at: date, updated_at: date };
    },
  };
}
