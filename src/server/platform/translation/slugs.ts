import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import type { Slugs } from "#contracts/translation/language-names.ts";
import type { SluggedResource } from "#server/platform/history/former-slug/former-slug.entity.ts";
import type { EntityName } from "@mikro-orm/core";
import { SLUG_MAX_LENGTH } from "#contracts/shared/slug.ts";

/** The record whose published translation has a slug in a language, if one has. */
export async function recordWithSlug(
  em: EntityManager,
  resource: SluggedResource,
  slug: string,
  language: Language,
): Promise<number | undefined> {
  if (language === "fr") return undefined;
  const { rows } = await sql<{ record: number }>`select record from translation
    where noun = ${resource} and language = ${language} and slug = ${slug} and is_published`.execute(em.getKysely({ type: "read" }));
  return rows[0]?.record;
}

/** Finds records by the slugs that they have in any other language, and by former ones, in French or another. */
export async function recordsWithSlugs(em: EntityManager, resource: SluggedResource, slugs: string[]): Promise<Map<string, number>> {
  // Of two records the last one counts: the likeliest.
  const { rows } = await sql<{ record: number; slug: string }>`
    select record, slug from (
      select owner as record, slug, case when language = 'fr' then 1 else 0 end as place from former_slug where noun = ${resource} and slug = any(${slugs}::text[])
      union all select record, slug, 2 from translation where noun = ${resource} and slug = any(${slugs}::text[]) and is_published
    ) known order by place`.execute(em.getKysely({ type: "read" }));
  return new Map(rows.map(({ record, slug }) => [slug, record]));
}

/** The slugs of a record in each language in which it exists. */
export async function slugsOf(em: EntityManager, resource: SluggedResource, { id, slug }: { id: number; slug: string }): Promise<Slugs> {
  return { fr: slug, ...(await translatedSlugs(em, resource, id))(id) };
}

/** Gives the slugs of records in the other languages in which they exist; of one record, or of all. */
export async function translatedSlugs(em: EntityManager, resource: SluggedResource, record?: number): Promise<(record: number) => Slugs> {
  const { rows } = await sql<{
    record: number;
    language: Language;
    slug: string;
  }>`select record, language, slug from translation
    where noun = ${resource} and is_published and slug is not null ${record === undefined ? sql`` : sql`and record = ${record}`}`.execute(
    em.getKysely({ type: "read" }),
  );
  const byRecord = Map.groupBy(rows, (row) => row.record);
  return (of) => Object.fromEntries((byRecord.get(of) ?? []).map(({ language, slug }) => [language, slug]));
}

/** Finds the records that a slug may have led to, the likeliest first: those that have it in any language, then those
 *  that had it, in this one or in another. */
export async function ownersOfSlug(em: EntityManager, resource: SluggedResource, slug: string, language: Language): Promise<number[]> {
  const { rows } = await sql<{ owner: number }>`
    select owner from (
      select id as owner, 0 as place from ${sql.table(resource)} where slug = ${slug}
      union all select record, 1 from translation where noun = ${resource} and slug = ${slug} and is_published
      union all select owner, case when language = ${language} then 2 else 3 end from former_slug where noun = ${resource} and slug = ${slug}
    ) owners order by place`.execute(em.getKysely({ type: "read" }));
  return rows.map(({ owner }) => owner);
}

type SlugQuery = {
  noun: SluggedResource;
  asked: string;
  /** All of `ownersOfSlug`; `records` are those of them that visitors see. */
  owners: number[];
  records: { id: number; slug: string }[];
  language: Language;
};

/** Finds the slug in a language of the first of these records that has another one than the asked; null if there is
 *  none. */
export async function slugInstead(em: EntityManager, { noun, asked, owners, records, language }: SlugQuery): Promise<string | null> {
  for (const owner of owners) {
    const record = records.find(({ id }) => id === owner);
    if (!record) continue;
    const slugs = await slugsOf(em, noun, record);
    const slug = slugs[language] ?? record.slug;
    if (slug !== asked) return slug;
  }
  return null;
}

/** The paths of a page by language, from the slugs that it has. */
export function pathsOf(folder: string, slugs: Slugs): Slugs {
  return Object.fromEntries(Object.entries(slugs).map(([language, slug]) => [language, folder + slug]));
}

/** Length of a hyphen and a number. */
const NUMBER_LENGTH = 6;

/** The beginning of a numbered slug. */
export function slugStem(slug: string): string {
  return slug.slice(0, SLUG_MAX_LENGTH - NUMBER_LENGTH).replace(/-$/, "");
}

/** Finds a free slug: the wanted one, else with the first free number behind it. Reserves nothing. */
export async function freeSlug(em: EntityManager, entity: EntityName<{ slug: string }>, wanted: string): Promise<string> {
  const stem = slugStem(wanted);
  const found = await em.find(entity, { slug: { $like: `${stem}%` } }, { fields: ["slug"] });
  const taken = new Set(found.map(({ slug }) => slug));
  let slug = stem;
  for (let number = 2; taken.has(slug); number += 1) slug = `${stem}-${number}`;
  return slug;
}
