import type { Resource } from "./ledger.ts";
import type { Installation } from "./installation.ts";

/** A stored record, as its history tells it: without what is made of its other columns. `row` is the id by which the
 *  history knows it, `words` what was written in it: of a translation without the French that it was made of, and its
 *  title once. */
export type Row = {
  resource: Resource;
  id: number;
  row: number;
  version: number;
  is_active: boolean | null;
  stored: string;
  words: string;
};

const RESOURCES: readonly Resource[] = ["product", "article", "feature", "page", "translation"];

/** The columns that the history leaves out stand in the arguments of the trigger that records it. */
const LEFT_OUT = `array['id', 'version', 'updated_at'] || string_to_array(
  replace(encode((select tgargs from pg_trigger where tgname = $1 || '_recorded'), 'escape'), '\\000', ','), ',')`;

/** All that is stored. */
export async function storedRows({ query }: Installation): Promise<Row[]> {
  const rows = await Promise.all(
    RESOURCES.map((resource) =>
      query<Row>(
        `select $1 as resource, coalesce((to_jsonb(row) ->> 'record')::int, row.id) as id, row.id as row, row.version,
           (to_jsonb(row) ->> 'is_active')::boolean as is_active, (to_jsonb(row) - (${LEFT_OUT}))::text as stored,
           coalesce(to_jsonb(row) -> 'fields', to_jsonb(row) - (${LEFT_OUT}))::text as words
         from "${resource}" as row`,
        [resource],
      ),
    ),
  );
  return rows.flat();
}

/** A record as it was at a version. */
export async function readSnapshot({ query }: Installation, { resource, row, version }: Pick<Row, "resource" | "row" | "version">) {
  const [change] = await query<{ after: Record<string, unknown> | null }>(
    "select after from change where noun = $1 and record = $2 and version <= $3 order by id desc limit 1",
    [resource, row, version],
  );
  return change?.after ?? undefined;
}

/** Lists the faults of the history: every change begins where the one before it ended, and the last one ends at the
 *  stored row. */
export async function faultsOfHistory({ query }: Installation, rows: Row[]): Promise<string[]> {
  const broken = await query<{ what: string }>(
    `with history as (select noun, record, id, before, operation, lag(after) over (partition by noun, record order by id) as earlier from change
       where noun = any($1))
     select noun || ' ' || record || ': change ' || id || ' does not begin where the one before it ended' as what from history
       where before is distinct from earlier`,
    [RESOURCES],
  );
  const last = await query<{ noun: string; record: number; after: string | null }>(
    "select distinct on (noun, record) noun, record, after::text from change where noun = any($1) order by noun, record, id desc",
    [RESOURCES],
  );
  const recorded = new Map(last.map(({ noun, record, after }) => [`${noun} ${record}`, after]));
  const stored = new Map(rows.map((row) => [`${row.resource} ${row.row}`, row.stored]));
  const others = [...new Set([...recorded.keys(), ...stored.keys()])].filter(
    (name) => (recorded.get(name) ?? null) !== (stored.get(name) ?? null),
  );
  return [...broken.map(({ what }) => what), ...others.map((name) => `${name}: its history does not end at what is stored`)];
}

/** Removes what is stored, so that a seed meets lists of its own. */
export async function removeAll({ query }: Installation): Promise<void> {
  for (const table of [...RESOURCES, "launch"]) await query(`delete from "${table}"`);
  await query("truncate change");
}
