import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { MEMORY_TEXT_MAX, type TranslationMemory } from "#contracts/translation/translation-memory.ts";
import { listTexts } from "#contracts/translation/translated-field.ts";
import type { Subject } from "./translation-store.ts";

/** Finds how short French texts of a record were translated into its language, in any record. Rows of a field and of
 *  its source stand in one order. */
export async function recallTranslations(em: EntityManager, { key: { language }, today }: Subject): Promise<TranslationMemory> {
  const texts = Object.values(today).flatMap(listTexts);
  const wanted = [...new Set(texts)].filter((text) => text !== "" && text.length <= MEMORY_TEXT_MAX);
  if (wanted.length === 0) return [];
  const { rows } = await sql<TranslationMemory[number]>`
    with field as (
      select s.value as source, t.fields -> s.key as translation from translation t, jsonb_each(t.source) s where t.language = ${language}
    ), line as (
      select source, translation from field where jsonb_typeof(source) = 'string'
      union all
      select s.value, f.value from field, jsonb_array_elements(case jsonb_typeof(source) when 'array' then source else '[]' end)
        with ordinality s (value, position)
        join lateral (select translation -> (s.position - 1)::int as value) f on true
    ), text as (
      select source #>> '{}' as source, translation #>> '{}' as translation from line where jsonb_typeof(source) = 'string'
      union all
      select s.value, translation ->> s.key from line, jsonb_each_text(case jsonb_typeof(source) when 'object' then source else '{}' end) s
    )
    select distinct on (source) source, translation from text
    where source = any(${wanted}) and translation <> '' group by source, translation
    order by source, count(*) desc, translation`.execute(em.getKysely({ type: "read" }));
  return rows;
}
