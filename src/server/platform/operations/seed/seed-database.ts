import type { MikroORM } from "@mikro-orm/postgresql";
import type { UploadStore } from "#server/platform/media/upload-store.ts";
import { isEmpty, seedDemo } from "./seed-demo.ts";

type Seeding = { orm: MikroORM; uploads: UploadStore; now: Date; log: (line: string) => void };

/** Fills the database with the demo content if it is empty, its pictures as they are, its documents as if they were uploaded. */
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
