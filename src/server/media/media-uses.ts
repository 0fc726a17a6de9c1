import type { EntityManager } from "@mikro-orm/postgresql";
import type { MediaUse } from "#contracts/media/media.ts";
import { nouns } from "#server/nouns.ts";
import { bareName } from "./stored-name.ts";

const USERS = nouns.flatMap(({ media }) => media ?? []);

/** Everything that is used, once for each user. */
const ALL_USED = USERS.map(({ noun }) => `select unnest(uploads) as name from ${noun}`).join(" union all ");

/** SQL: whether nothing holds the URL of a file of `upload`, under the name it has in the query. */
export function isUnused(upload = "upload"): string {
  return `left(${upload}.filename, 32) not in (${ALL_USED})`;
}

/** How many rows hold the URL of each of the files; those without any use are not mentioned. */
export async function countUses(em: EntityManager, filenames: string[]): Promise<Map<string, number>> {
  const rows = await em.execute<{ name: string; uses: number }[]>(
    `select name, count(*)::int as uses from (${ALL_USED}) as used where name = any(?::text[]) group by name`,
    [arrayOf(filenames)],
  );
  return new Map(rows.map(({ name, uses }) => [name, uses]));
}

/** Everything that holds the URL of a file, with what an administrator calls it and the fields in question. */
export async function usesOf(em: EntityManager, filename: string): Promise<MediaUse[]> {
  const users = USERS.map(({ noun, places }) => {
    const holding = places.map((place) => `case when ${place}::text like ? then '${place}' end`);
    const found = `select '${noun}' as noun, id, title, array_remove(array[${holding.join()}], null) as places`;
    return `(${found} from ${noun} where uploads @> ?::text[] order by title, id)`;
  });
  const pattern = `%${bareName(filename)}%`;
  return em.execute<MediaUse[]>(
    users.join(" union all "),
    USERS.flatMap(({ places }) => [...places.map(() => pattern), arrayOf([filename])]),
  );
}

/** An array of names as PostgreSQL writes it: they are digits, nothing needs quoting. */
function arrayOf(filenames: string[]): string {
  return `{${filenames.map(bareName).join()}}`;
}

// Not « share row exclusive »: that lets others lock rows which they can then neither write nor let go.
/** Makes every save of something that can hold a URL wait until the transaction ends, and waits for those under way: what
 *  is found to be unused then stays so. A save right after, with the URL of a file that is gone, stores a URL that leads
 *  nowhere: a form that was open all the while is not known here. The grace time before sweeping is what makes this rare. */
export async function holdUses(em: EntityManager): Promise<void> {
  await em.execute(`lock table ${USERS.map(({ noun }) => noun).join(", ")} in exclusive mode`);
}
