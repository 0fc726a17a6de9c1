import { lettersOf } from "#contracts/shared/normalize.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { isLonely, LONELY_WORD, SYNONYM_GROUPS_MAX } from "#contracts/synonym-group/synonym-group.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { SynonymGroup } from "./synonym-group.entity.ts";

/** Lock of writers of groups: whether a word is taken depends on all groups. */
const WRITERS_LOCK = 7_390_046;

/** Makes every other writer of groups wait until the transaction ends. */
export async function lockGroups(em: EntityManager): Promise<void> {
  await sql`select pg_advisory_xact_lock(${WRITERS_LOCK})`.execute(em.getKysely());
}

/** Refuses stored groups beyond the maximum. Fails with `conflict`. */
export async function refuseTooMany(em: EntityManager): Promise<void> {
  if ((await em.count(SynonymGroup)) <= SYNONYM_GROUPS_MAX) return;
  throw new AppError("conflict", `${SYNONYM_GROUPS_MAX} groupes, c’est le plus que la recherche lit\u202f: complétez ou supprimez-en un.`);
}

/** Finds a word that is in two groups of one language, one of them among `ids`; undefined where there is none. */
async function findSharedWord(em: EntityManager, ids: number[]): Promise<{ key: string; title: string } | undefined> {
  const { rows } = await sql<{ key: string; title: string }>`
    select key, other.title from synonym_group mine cross join unnest(mine.keys) as key
    join synonym_group other on other.id <> mine.id and other.language = mine.language and other.keys @> array[key]
    where mine.id = any(${ids}::int[]) order by mine.id, key limit 1`.execute(em.getKysely());
  return rows[0];
}

/** Refuses a stored group that has no second word, or shares one with another group. Fails with `invalid`. */
export async function refuseGroup(em: EntityManager, group: SynonymGroup): Promise<void> {
  if (isLonely(group)) throw invalidField("words", LONELY_WORD);
  const double = await findSharedWord(em, [group.id]);
  if (!double) return;
  const word = group.words.find((written) => lettersOf(written) === double.key) ?? double.key;
  throw invalidField("words", `«\u202f${word}\u202f» est déjà dans un autre groupe\u202f: ${double.title}.`);
}

/** Refuses restored groups beyond the maximum, or with a word that another group has by now. Fails with `conflict`. */
export async function refuseRestored(em: EntityManager, ids: number[]): Promise<void> {
  await lockGroups(em);
  await refuseTooMany(em);
  const double = await findSharedWord(em, ids);
  if (!double) return;
  const reason = `«\u202f${double.key}\u202f» est depuis dans un autre groupe\u202f: ${double.title}`;
  throw new AppError("conflict", `L’annulation n’est plus possible\u202f: ${reason}.`);
}
