import type { MikroORM } from "@mikro-orm/postgresql";

/** Counts the rows of every table, by its name. */
export async function countRows(orm: MikroORM): Promise<object[]> {
  const em = orm.em.fork();
  const tables = await em.execute<{ name: string }[]>("select tablename as name from pg_tables where schemaname = 'public'");
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`);
  return em.execute(`${counts.join(" union all ")} order by 1`);
}
