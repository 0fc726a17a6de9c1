import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { MediaUse } from "#contracts/media/media.ts";
import { allResources } from "#server/platform/declaration/resource.ts";
import { bareName } from "./stored-name.ts";
import type { Replacement } from "#server/platform/declaration/media-user.ts";
import type { Upload } from "./upload.entity.ts";

const users = () => allResources().flatMap(({ media }) => media ?? []);

/** Everything that is used, once for each user. */
const allUsed = () =>
  users()
    .map(({ noun }) => `select unnest(uploads) as name from ${noun}`)
    .join(" union all ");

/** SQL: whether nothing holds the URL of a file of `upload`, under the name it has in the query. */
export function isUnused(upload = "upload"): string {
  return `left(${upload}.filename, 32) not in (${allUsed()})`;
}

/** SQL: as `isUnused`, and whether no row of the history or the bin holds it either. */
export function isUnmentioned(upload = "upload"): string {
  return `${isUnused(upload)} and not exists (select 1 from change where change.uploads @> array[left(${upload}.filename, 32)])`;
}

/** How many rows hold the URL of each of the files; those without any use are not mentioned. */
export async function countUses(em: EntityManager, filenames: string[]): Promise<Map<string, number>> {
  const names = filenames.map(bareName);
  // One file at a time, by the index of each table, which needs to look into no row: with 50,000 products that share
  // their pictures a seventh of the time.
  const counts = users().map(
    ({ noun }) => sql`select file.name from unnest(${names}::text[]) as file (name) join ${sql.table(noun)} on uploads @> array[file.name]`,
  );
  const { rows } = await sql<{ name: string; uses: number }>`
    select name, count(*)::int as uses from (${sql.join(counts, sql` union all `)}) as used group by name`.execute(em.getKysely());
  return new Map(rows.map(({ name, uses }) => [name, uses]));
}

/** Everything that holds the URL of a file, with what an administrator calls it and the fields in question. */
export async function usesOf(em: EntityManager, filename: string): Promise<MediaUse[]> {
  const name = bareName(filename);
  const found = users().map(({ noun, places }) => {
    const holding = places.map((place) => sql`case when ${sql.ref(place)}::text like ${`%${name}%`} then ${sql.lit(place)} end`);
    return sql`(select ${sql.lit(noun)} as noun, id, title, array_remove(array[${sql.join(holding)}], null) as places
      from ${sql.table(noun)} where uploads @> ${[name]}::text[] order by title, id)`;
  });
  const { rows } = await sql<MediaUse>`${sql.join(found, sql` union all `)}`.execute(em.getKysely());
  return rows;
}

// Not « share row exclusive »: that lets others lock rows which they can then neither write nor let go.
/** Makes every save of something that can hold a URL wait until the transaction ends, and waits for those under way:
 *  what is found to be unused then stays so. A save right after, with the URL of a file that is gone, stores a URL that
 *  leads nowhere: a form that was open all the while is not known here. The grace time before sweeping is what makes
 *  this rare. */
export async function holdUses(em: EntityManager): Promise<void> {
  const tables = users().map(({ noun }) => sql.table(noun));
  await sql`lock table ${sql.join(tables)} in exclusive mode`.execute(em.getKysely());
}

/** Puts one file's URL where the other's stands, whatever host, width or format it is asked for with. */
function replacementOf(from: Upload, to: Upload): Replacement {
  const url = new RegExp(String.raw`/uploads/${bareName(from.filename)}(?:-\d+)?\.\w+`, "g");
  return { by: to, inText: (text) => text.replace(url, `/uploads/${to.filename}`) };
}

/** Moves every use of a file to another one of its kind. Runs in the caller's transaction, which holds all uses
 *  (`holdUses`). Each changed row gets a new version, so that a form which was open meanwhile cannot bring the old URL
 *  back unnoticed. */
export async function moveUses(em: EntityManager, from: Upload, to: Upload): Promise<void> {
  const uses = await usesOf(em, from.filename);
  const replacement = replacementOf(from, to);
  for (const { media } of allResources()) {
    const ids = uses.filter(({ noun }) => noun === media?.noun).map(({ id }) => id);
    if (ids.length > 0) await media?.replace(em, ids, replacement);
  }
  await em.flush();
}
