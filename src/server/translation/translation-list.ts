import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import { searchWords } from "#contracts/shared/normalize.ts";
import type { TranslatedField } from "#contracts/translation/translated-field.ts";
import {
  TRANSLATION_LANGUAGES,
  type TranslationCounts,
  type TranslationListQuery,
  type TranslationRow,
  TRANSLATIONS_PAGE_SIZE,
} from "#contracts/translation/translation.ts";
import { offsetOf } from "#server/rpc/page-offset.ts";
import { TRANSLATED_NOUNS, type TranslatedNoun, translatedNounNamed } from "./translated-nouns.ts";

/** SQL: what a record `r` says in French in a field, as `sourceOf` gives it. */
function sourceIn({ name, kind, columns = [] }: TranslatedField): RawBuilder<unknown> {
  const column = sql.ref(`r.${name}`);
  if (kind === "lines") return column;
  if (kind !== "rows") return sql`to_jsonb(coalesce(${column}, ''))`;
  const cells = columns.map(({ name: cell }) => sql`${cell}::text, coalesce(row ->> ${cell}, '')`);
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(${sql.join(cells)}) order by place), '[]')
    from jsonb_array_elements(${column}) with ordinality as rows (row, place))`;
}

/** SQL: a moment in ISO 8601, UTC. */
const WRITTEN_AT = sql`to_char(t.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at`;

/** SQL: the records of a noun with their translation into a language and its state, which no column holds: a change of the record alone may change it. */
function recordsOf(em: EntityManager, { entity, noun, fields }: TranslatedNoun, language: string) {
  const { tableName } = em.getMetadata().get(entity);
  const today = sql`jsonb_build_object(${sql.join(fields.map((field) => sql`${field.name}::text, ${sourceIn(field)}`))})`;
  return sql`select ${noun}::text as noun, r.id as record, ${sql.ref(`r.${fields[0]?.name}`)} as title, coalesce(t.title, '') as translated_title,
      coalesce(t.is_published, false) as is_published, ${WRITTEN_AT},
      case when t.id is null or t.missing <> '{}' then 'missing' when t.source <> ${today} then 'outdated'
        when t.is_published then 'published' else 'draft' end as state
    from ${sql.table(tableName)} r left join translation t on t.noun = ${noun} and t.record = r.id and t.language = ${language}`;
}

const all = (em: EntityManager, nouns: TranslatedNoun[], language: string) =>
  sql.join(
    nouns.map((noun) => recordsOf(em, noun, language)),
    sql` union all `,
  );

/** SQL: a text without capitals and accents, as searched words are. */
const folded = (text: RawBuilder<unknown>) =>
  sql`translate(lower(${text}), ${"àâäáãåéèêëíìîïóòôöõúùûüçñ’"}, ${"aaaaaaeeeeiiiiooooouuuucn'"})`;

/** SQL: whether a record is in that state, and has every word in one of its titles. */
function narrowing({ q = "", state }: Pick<TranslationListQuery, "q" | "state">) {
  const words = searchWords(q).map((word) => sql`position(${word} in ${folded(sql`title || ' ' || translated_title`)}) > 0`);
  return sql.join([sql`true`, ...words, ...(state ? [sql`state = ${state}`] : [])], sql` and `);
}

/** One page of the records with the state of their translations, noun by noun, then by their French titles. */
export async function listTranslations(em: EntityManager, { language, noun, page = 1, ...narrow }: TranslationListQuery) {
  const limit = TRANSLATIONS_PAGE_SIZE;
  const nouns = noun === undefined ? TRANSLATED_NOUNS : [translatedNounNamed(noun)];
  const order = nouns.map((each) => each.noun);
  const records = sql`(${all(em, nouns, language)}) records where ${narrowing(narrow)}`;
  const db = em.getKysely({ type: "read" });
  const { rows } = await sql<TranslationRow>`
    select * from ${records} order by array_position(${order}::text[], noun), lower(title), record
    limit ${limit} offset ${offsetOf({ limit, page })}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${records}`.execute(db);
  return { data: rows, total: counted.rows[0]?.total ?? 0, page, limit };
}

/** How many records are in each state, by language and noun. */
export async function countTranslations(em: EntityManager): Promise<TranslationCounts> {
  const counts: TranslationCounts = [];
  for (const language of TRANSLATION_LANGUAGES) {
    const { rows } = await sql<Omit<TranslationCounts[number], "language">>`
      select noun, count(*) filter (where state = 'missing')::int as missing, count(*) filter (where state = 'outdated')::int as outdated,
        count(*) filter (where state = 'draft')::int as draft, count(*) filter (where state = 'published')::int as published
      from (${all(em, TRANSLATED_NOUNS, language)}) records group by noun`.execute(em.getKysely({ type: "read" }));
    const byNoun = new Map(rows.map((row) => [row.noun, row]));
    for (const { noun } of TRANSLATED_NOUNS)
      counts.push({ missing: 0, outdated: 0, draft: 0, published: 0, ...byNoun.get(noun), language, noun });
  }
  return counts;
}
