import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { LANGUAGES } from "#contracts/shared/language.ts";
import { DATASHEETS_FOLDER } from "#server/platform/media/derivatives.ts";
import type { UploadStore } from "#server/platform/media/upload-store.ts";

const STORED = new RegExp(`^\\d{1,10}-(?:${LANGUAGES.join("|")})-[0-9a-f]{32}\\.pdf$`);

/** Deletes the datasheets of products that are gone; gives how many. */
export async function sweepDatasheets({ orm, uploads }: { orm: MikroORM; uploads: UploadStore }): Promise<number> {
  const folder = join(uploads.folder, DATASHEETS_FOLDER);
  const names = (await readdir(folder).catch(() => [])).filter((name) => STORED.test(name));
  if (names.length === 0) return 0;
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as stored (name)
    where not exists (select 1 from product where id::text = split_part(stored.name, '-', 1))`.execute(orm.em.fork().getKysely());
  await Promise.all(rows.map(({ name }) => rm(join(folder, name), { force: true })));
  return rows.length;
}
