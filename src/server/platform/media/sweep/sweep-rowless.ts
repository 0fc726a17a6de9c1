import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { databaseBirth } from "#server/platform/database/database-birth.ts";
import type { UploadStore } from "../upload-store.ts";
import { RowlessFile } from "./rowless-file.entity.ts";

/** Time a note is kept beyond its use: instances with folders of their own delete their copies of one file at different times. */
const NOTE_KEPT_MS = 60 * 24 * 60 * 60_000;

/** Notes which of these files no row speaks of, since when, and clears what has a row by now. */
async function note(em: EntityManager, names: string[], now: Date): Promise<void> {
  const db = em.getKysely();
  await sql`delete from rowless_file where seen_at < ${new Date(now.getTime() - NOTE_KEPT_MS)}
    or exists (select 1 from upload where upload.filename = rowless_file.filename)`.execute(db);
  await sql`insert into rowless_file (filename, seen_at)
    select name, ${now}::timestamptz from unnest(${names}::text[]) as stored (name)
    where not exists (select 1 from upload where upload.filename = stored.name) on conflict do nothing`.execute(db);
}

/** Deletes the files that a server left which was killed before it had written their row; gives how many. Only those that this database has known
 *  without a row since `until`, and never one that is older than the database: beside an empty or a wrong one, files are another's. */
export async function sweepRowless(
  em: EntityManager,
  uploads: Pick<UploadStore, "namesSince" | "remove">,
  { now, until }: { now: Date; until: Date },
): Promise<number> {
  const names = await uploads.namesSince(await databaseBirth(em));
  await note(em, names, now);
  const due = await em.find(RowlessFile, { filename: { $in: names }, seen_at: { $lte: until } }, { disableIdentityMap: true });
  await uploads.remove(due.map(({ filename }) => filename));
  return due.length;
}
