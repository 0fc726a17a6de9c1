import type { Installation } from "./installation.ts";

/** A hash of every row of each table. `attempt` counts what is tried, and `last_seen_at` tells that someone is there:
 *  both may change without a change of anything. */
export async function databaseHash({ query }: Pick<Installation, "query">): Promise<Record<string, string | null>> {
  const tables = await query<{ table: string }>(
    "select table_name as table from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const hashes: Record<string, string | null> = {};
  for (const { table } of tables) {
    if (table === "attempt") continue;
    const row = "(to_jsonb(t) - 'last_seen_at')::text";
    const [hash] = await query<{ hash: string | null }>(`select md5(string_agg(${row}, '' order by ${row})) as hash from "${table}" t`);
    hashes[table] = hash?.hash ?? null;
  }
  return hashes;
}
