import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { forkSigned } from "#server/platform/database/changes/fork-signed.ts";
import { allResources } from "#server/platform/declaration/resource.ts";
import { DEMO_PICTURES_FOLDER } from "./demo-pictures.ts";
import { demoSite } from "./demo-site.ts";
import { storePictures } from "./upload-demo-files.ts";
import type { DemoWriter, StoreFiles } from "#server/platform/declaration/demo-content.ts";

/** What seeding needs: `now` is the day that all dates are counted from. */
export type SeedDemo = StoreFiles & { em: EntityManager; now: Date; log: (line: string) => void };

/** Two servers that start at once on one empty database: the second waits here, then finds it full. */
const SEEDING_LOCK = 7_410_238;

/** Whether this database holds nothing yet that visitors see, but what it began with. */
export async function isEmpty(em: EntityManager): Promise<boolean> {
  for (const { entity, isPublic, beginsFilled } of allResources())
    if (isPublic && !beginsFilled && (await em.count(entity)) > 0) return false;
  return true;
}

/** Fills an empty database with the demo content of every resource. Files are stored first, then everything is written in one transaction:
 *  no visitor ever sees half a catalogue. Leaves a database that is not empty as it is. */
export async function seedDemo({ em, now, log, ...store }: SeedDemo): Promise<void> {
  const writers: DemoWriter[] = [];
  for (const { demo } of allResources()) if (demo) writers.push(await demo(store));
  const pictures = await storePictures(DEMO_PICTURES_FOLDER, store); // after the resources' own files: the library shows the latest first
  const written = await forkSigned(em, { via: "seed" }).transactional(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${SEEDING_LOCK})`.execute(transaction.getKysely());
    const site = demoSite(pictures, now);
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
