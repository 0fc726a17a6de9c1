import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import { searchWords } from "#contracts/shared/normalize.ts";
import {
  TRANSLATION_LANGUAGES,
  type TranslationCounts,
  type TranslationListQuery,
  type TranslationRow,
  type TranslationState,
  TRANSLATIONS_PAGE_SIZE,
} from "#contracts/translation/translation.ts";
import { isoTextSql } from "#server/platform/database/text-sql.ts";
import { offsetOf } from "#contracts/shared/paging.ts";
import { type TranslatedResource, translatedResourceNamed, translatedResources } from "./translated-resources.ts";

/** Limits of a list: a language, a state, and what visitors see at a moment. */
type Narrowing = Pick<TranslationListQuery, "language" | "state"> & { seenAt?: Date };

/** SQL: the records of a resource with their translation into a language and its state. */
function recordsOf(em: EntityManager, { entity, noun, fields, isVisible }: TranslatedResource, { language, state, seenAt }: Narrowing) {
  const { tableName } = em.getMetadata().get(entity);
  const isStored = state && state !== "missing";
  const translation = sql`translation t on t.noun = ${noun} and t.record = r.id and t.language = ${language}`;
  return sql`select ${noun}::text as noun, r.id as record, ${sql.ref(`r.${fields[0]?.name}`)} as title, coalesce(t.title, '') as translated_title,
      coalesce(t.is_published, false) as is_published, ${isoTextSql("t.updated_at")} as updated_at, coalesce(t.state, 'missing') as state
    from ${sql.table(tableName)} r ${isStored ? sql`join ${translation} and t.state = ${state}` : sql`left join ${translation}`}
    where ${state === "missing" ? sql`(t.id is null or t.state = 'missing')` : sql`true`} and ${seenAt ? isVisible(seenAt) : sql`true`}`;
}

const all = (em: EntityManager, resources: TranslatedResource[], narrow: Narrowing) =>
  sql.join(
    resources.map((resource) => recordsOf(em, resource, narrow)),
    sql` union all `,
  );

/** SQL: a text without capitals and accents, as words are searched. */
const normalizeSql = (text: RawBuilder<unknown>) =>
  sql`translate(lower(${text}), ${"àâäáãåéèêëíìîïóòôöõúùûüçñ’"}, ${"aaaaaaeeeeiiiiooooouuuucn'"})`;

/** SQL: whether a record has every word in one of its titles. */
function hasWords(q = "") {
  const words = searchWords(q).map((word) => sql`position(${word} in ${normalizeSql(sql`title || ' ' || translated_title`)}) > 0`);
  return sql.join([sql`true`, ...words], sql` and `);
}

/** SQL: the records of a list, and their order: resource by resource, then by their French titles. */
function buildList(em: EntityManager, { noun, q, ...narrow }: Omit<TranslationListQuery, "page"> & Narrowing) {
  const resources = noun === undefined ? translatedResources() : [translatedResourceNamed(noun)];
  const names = resources.map((each) => each.noun);
  return {
    records: sql`(${all(em, resources, narrow)}) records where ${hasWords(q)}`,
    order: sql`array_position(${names}::text[], noun), lower(title), record`,
  };
}

/** One page of the records with the state of their translations, resource by resource, then by their French titles. */
export async function listTranslations(em: EntityManager, { page = 1, ...query }: TranslationListQuery) {
  const limit = TRANSLATIONS_PAGE_SIZE;
  const { records, order } = buildList(em, query);
  const db = em.getKysely({ type: "read" });
  const { rows } = await sql<TranslationRow>`
    select * from ${records} order by ${order} limit ${limit} offset ${offsetOf({ limit, page })}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${records}`.execute(db);
  return { data: rows, total: counted.rows[0]?.total ?? 0, page, limit };
}

/** All records that visitors see whose translation into a language is in a state, with their French titles. */
export async function listVisibleInState(em: EntityManager, narrow: Required<Narrowing>) {
  const { records, order } = buildList(em, narrow);
  const { rows } = await sql<{ noun: string; record: number; title: string }>`
    select noun, record, title from ${records} order by ${order}`.execute(em.getKysely({ type: "read" }));
  return rows;
}

/** The first `limit` records of a list, in its order. */
export async function listedRecords(em: EntityManager, query: Omit<TranslationListQuery, "page">, limit: number) {
  const { records, order } = buildList(em, query);
  const { rows } = await sql<{ noun: string; record: number }>`
    select noun, record from ${records} order by ${order} limit ${limit}`.execute(em.getKysely({ type: "read" }));
  return rows;
}

/** Counts the records in each state, by language and resource. Those without a translation are missing. */
export async function countTranslations(em: EntityManager): Promise<TranslationCounts> {
  const db = em.getKysely({ type: "read" });
  const tables = translatedResources().map(({ entity, noun }) => {
    const { tableName } = em.getMetadata().get(entity);
    return sql`select ${noun}::text as noun, count(*)::int as total from ${sql.table(tableName)}`;
  });
  const { rows: totals } = await sql<{ noun: string; total: number }>`${sql.join(tables, sql` union all `)}`.execute(db);
  const { rows: stored } = await sql<{ language: string; noun: string; state: TranslationState; count: number }>`
    select language, noun, state, count(*)::int as count from translation group by language, noun, state`.execute(db);
  return TRANSLATION_LANGUAGES.flatMap((language) =>
    totals.map(({ noun, total }) => {
      const counts = { missing: 0, outdated: 0, draft: 0, published: 0 };
      for (const row of stored) if (row.language === language && row.noun === noun) counts[row.state] = row.count;
      const { outdated, draft, published } = counts;
      return { language, noun, missing: total - outdated - draft - published, outdated, draft, published };
    }),
  );
}
