import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { ReplacedText } from "#contracts/translation/translated-field.ts";
import { Translation } from "./translation.entity.ts";
import { nowOf } from "#server/platform/database/clock.ts";

/** Lets texts that have replaced others be shown with the translations of these, until they are translated themselves.
 *  `texts` are all that the record has or had. Its translations count as to be reviewed. */
export async function carryTranslations(
  em: EntityManager,
  record: { noun: string; record: number },
  { field, replaced, texts }: { field: string; replaced: ReplacedText[]; texts: string[] },
): Promise<void> {
  if (replaced.length === 0) return;
  for (const { id, source, fields, carried } of await em.find(Translation, record)) {
    const [french = [], translated = []] = [source[field], fields[field]].map((value) => (Array.isArray(value) ? value : []));
    const known = new Map<unknown, unknown>(french.map((text, index) => [text, translated[index]]));
    const next = new Map(Object.entries(carried).filter(([text]) => texts.includes(text)));
    for (const { from, to } of replaced) {
      const text = known.get(from) || next.get(from);
      if (typeof text === "string") next.set(to, text);
    }
    // neither a change for the history, nor one that a translator's save could collide with
    await sql`update translation set carried = ${JSON.stringify(Object.fromEntries(next))}::jsonb where id = ${id}`.execute(em.getKysely());
  }
}

/** Renames a line in the French that a record's translations were made from, so that they still belong to it. */
export async function renameSourceRow(
  em: EntityManager,
  { noun, record }: { noun: string; record: number },
  { field, from, to }: { field: string; from: string; to: string },
): Promise<void> {
  await sql`update translation set updated_at = ${nowOf(em)}::timestamptz, version = version + 1, source = jsonb_set(source, array[${field}],
    (select jsonb_agg(case when line = to_jsonb(${from}::text) then to_jsonb(${to}::text) else line end order by position)
      from jsonb_array_elements(source -> ${field}) with ordinality lines (line, position)))
    where noun = ${noun} and record = ${record} and source -> ${field} @> to_jsonb(${from}::text)`.execute(em.getKysely());
}
