import { DAY_MS } from "#server/platform/database/durations.ts";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { UNUSED_KEPT_DAYS } from "#contracts/media/media.ts";
import { lockUses, isUnmentioned } from "./media-uses.ts";
import { Upload } from "./upload.entity.ts";
import type { UploadStore } from "./upload-store.ts";
import { readDatabaseCreation } from "#server/platform/database/trusted-time.ts";
import { defineEntity, p } from "@mikro-orm/core";

/** Key of the lock by which instances take turns. */
const SWEEPING_LOCK = 7_020_261;
/** Files deleted in one transaction: their check makes every save wait. */
const SWEPT_AT_ONCE = 100;

const isUnusedSql = () => sql.raw<boolean>(`(${isUnmentioned()})`);

type Sweep = { orm: MikroORM; uploads: UploadStore; now: () => Date };

/** Notes since when nothing uses a file, the history and the bin included, and clears that where it is used again. */
async function note(em: EntityManager, now: Date): Promise<void> {
  await sql`update upload set unused_since = null where unused_since is not null and not (${isUnusedSql()})`.execute(em.getKysely());
  await sql`update upload set unused_since = ${now} where unused_since is null and ${isUnusedSql()}`.execute(em.getKysely());
}

/** Deletes some of the rows whose grace time is over, after another check of their uses; gives the names of their
 *  files. */
async function deleteDue(em: EntityManager, until: Date): Promise<string[]> {
  if (!(await em.findOne(Upload, { unused_since: { $lte: until } }, { fields: ["id"] }))) return [];
  await lockUses(em);
  const { rows } = await sql<{ filename: string }>`
    delete from upload where id in (
      select id from upload where unused_since <= ${until} and ${isUnusedSql()} order by id limit ${SWEPT_AT_ONCE}
    ) returning filename`.execute(em.getKysely());
  return rows.map(({ filename }) => filename);
}

/** Deletes the files that nothing has used for the grace time, with their derivatives; gives how many. The time runs
 *  from when a sweep first finds a file unused: neither a fresh upload nor one whose product was deleted yesterday
 *  goes. Instances take turns. */
export async function sweepUploads({ orm, uploads, now }: Sweep): Promise<number> {
  const until = new Date(now().getTime() - UNUSED_KEPT_DAYS * DAY_MS);
  const alone = <Result>(work: (em: EntityManager) => Promise<Result>, otherwise: Result) =>
    orm.em.fork().transactional(async (em) => {
      const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(${SWEEPING_LOCK}) as "isOurs"`.execute(
        em.getKysely(),
      );
      return rows[0]?.isOurs ? work(em) : otherwise;
    });
  await alone((em) => note(em, now()), undefined);
  let swept = await alone((em) => sweepRowless(em, uploads, { now: now(), until }), 0);
  for (let more = true; more;) {
    const filenames = await alone((em) => deleteDue(em, until), []);
    await uploads.remove(filenames);
    swept += filenames.length;
    more = filenames.length === SWEPT_AT_ONCE;
  }
  return swept;
}

/** Time a note is kept beyond its use: instances with folders of their own delete their copies of one file at different
 *  times. */
const NOTE_KEPT_MS = 60 * DAY_MS;

/** Notes which of these files have no row, since when, and clears the note of those that have one by now. */
async function noteRowless(em: EntityManager, names: string[], now: Date): Promise<void> {
  const db = em.getKysely();
  await sql`delete from rowless_file where seen_at < ${new Date(now.getTime() - NOTE_KEPT_MS)}
    or exists (select 1 from upload where upload.filename = rowless_file.filename)`.execute(db);
  await sql`insert into rowless_file (filename, seen_at)
    select name, ${now}::timestamptz from unnest(${names}::text[]) as stored (name)
    where not exists (select 1 from upload where upload.filename = stored.name) on conflict do nothing`.execute(db);
}

/** Deletes the files that a server left which was killed before it had written their row; gives how many. Only those
 *  that this database has known without a row since `until`, and never one that is older than the database: beside an
 *  empty or a wrong one, files are another's. */
async function sweepRowless(
  em: EntityManager,
  uploads: Pick<UploadStore, "namesSince" | "remove">,
  { now, until }: { now: Date; until: Date },
): Promise<number> {
  const names = await uploads.namesSince(await readDatabaseCreation(em));
  await noteRowless(em, names, now);
  const due = await em.find(RowlessFile, { filename: { $in: names }, seen_at: { $lte: until } }, { disableIdentityMap: true });
  await uploads.remove(due.map(({ filename }) => filename));
  return due.length;
}

const RowlessFileSchema = defineEntity({
  name: "RowlessFile",
  properties: {
    filename: p.text().primary(),
    /** Moment at which a sweep of this database first found it without a row. */
    seen_at: p.datetime(3),
  },
});

/** A stored file without a row: left by a killed server, or of another database. */
export class RowlessFile extends RowlessFileSchema.class {}
RowlessFileSchema.setClass(RowlessFile);
