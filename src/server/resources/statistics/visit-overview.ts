import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import {
  MOST_SHOWN,
  type MostSeen,
  VISIT_DAYS,
  type VisitKind,
  type VisitOverview,
  type VisitTrend,
} from "#contracts/statistics/statistics.ts";
import { bareName } from "#server/platform/media/stored-name.ts";
import { SHEET_SUBJECT } from "./read-visit.ts";
import { companyDay, companyDayAgo } from "#server/platform/database/company-day.ts";

/** Kinds that each figure of the overview adds up. */
const TRENDS: Record<keyof VisitOverview["trends"], VisitKind[]> = {
  views: ["product", "article", "page"],
  downloads: ["download"],
  comparisons: ["comparison"],
  searches: ["search", "fruitless_search"],
  requests: ["request_from"], // once each, whatever it asks for
};

/** Days after which the figures begin: the recent ones, and those that they are compared with. */
type Since = { recent: string; before: string };

async function readTrend(em: EntityManager, kinds: VisitKind[], { recent, before }: Since): Promise<VisitTrend> {
  const { rows } = await sql<VisitTrend>`
    select coalesce(sum(count) filter (where day > ${recent}::date), 0)::int as recent,
      coalesce(sum(count) filter (where day <= ${recent}::date), 0)::int as before
    from visit_count where kind = any (${kinds}::text[]) and day > ${before}::date`.execute(em.getKysely());
  return rows[0] ?? { recent: 0, before: 0 };
}

type Most = { subject: string; count: number };

/** Reads the most frequent subjects of a kind since a day. */
async function readMost(em: EntityManager, kind: VisitKind, { recent }: Since): Promise<Most[]> {
  const { rows } = await sql<Most>`
    select subject, sum(count)::int as count from visit_count where kind = ${kind} and day > ${recent}::date
    group by subject order by 2 desc, subject limit ${MOST_SHOWN}`.execute(em.getKysely());
  return rows;
}

/** Reads the most frequent searches without result since a day, by the language of their pages. */
async function readFruitless(em: EntityManager, { recent }: Since): Promise<VisitOverview["fruitless"]> {
  const { rows } = await sql<{ term: string; language: Language | ""; count: number }>`
    select subject as term, language, sum(count)::int as count from visit_count where kind = 'fruitless_search' and day > ${recent}::date
    group by subject, language order by 3 desc, subject, language limit ${MOST_SHOWN}`.execute(em.getKysely());
  return rows.map(({ term, language, count }) => (language ? { term, language, count } : { term, count }));
}

/** Reads the most seen products, articles or pages, without deleted ones. */
async function readMostSeen(em: EntityManager, resource: "product" | "article" | "page", { recent }: Since): Promise<MostSeen[]> {
  const { rows } = await sql<MostSeen>`
    select record.id, record.title, sum(seen.count)::int as count
    from visit_count seen join ${sql.table(resource)} record on record.id::text = seen.subject
    where seen.kind = ${resource} and seen.day > ${recent}::date
    group by record.id, record.title order by 3 desc, record.title limit ${MOST_SHOWN}`.execute(em.getKysely());
  return rows;
}

/** Reads the names of datasheets, by the subjects under which they are counted. */
async function readSheetTitles(em: EntityManager, subjects: string[]): Promise<[string, string][]> {
  const ids = subjects.flatMap((subject) => (subject.startsWith(SHEET_SUBJECT) ? [subject.slice(SHEET_SUBJECT.length)] : []));
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; title: string }>`
    select id::text as id, title from product where id::text = any (${ids}::text[])`.execute(em.getKysely());
  return rows.map(({ id, title }) => [SHEET_SUBJECT + id, `${title} — Fiche produit`]);
}

/** Reads the names that products give their files, by the stored file name, and those of datasheets. */
export async function titlesOfFiles(em: EntityManager, files: string[]): Promise<Map<string, string>> {
  const urls = files.map((file) => `/uploads/${file}`);
  if (files.length === 0) return new Map();
  const { rows } = await sql<{ file: string; title: string }>`
    select distinct on (1) substr(download->>'url', ${"/uploads/".length + 1}::int) as file, concat(p.title, ' — ', download->>'name') as title
    from product p, jsonb_array_elements(p.downloads) download
    where p.uploads && ${files.map(bareName)}::text[] and download->>'url' = any (${urls}::text[])
    order by 1, p.id`.execute(em.getKysely());
  return new Map([...rows.map(({ file, title }) => [file, title] as const), ...(await readSheetTitles(em, files))]);
}

async function isNothingCounted(em: EntityManager): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`select not exists (select from visit_count) as is_empty`.execute(em.getKysely());
  return rows[0]?.is_empty ?? true;
}

/** Reads the actions of visitors in the last `VISIT_DAYS` days, and their number in as many days before. */
export async function visitOverview(em: EntityManager, now: Date): Promise<VisitOverview> {
  const since: Since = { recent: companyDayAgo(now, VISIT_DAYS), before: companyDayAgo(now, 2 * VISIT_DAYS) };
  const downloads = await readMost(em, "download", since);
  const titles = await titlesOfFiles(
    em,
    downloads.map(({ subject }) => subject),
  );
  const trend = (name: keyof typeof TRENDS) => readTrend(em, TRENDS[name], since);
  return {
    isEmpty: await isNothingCounted(em),
    trends: {
      views: await trend("views"),
      downloads: await trend("downloads"),
      comparisons: await trend("comparisons"),
      searches: await trend("searches"),
      requests: await trend("requests"),
    },
    products: await readMostSeen(em, "product", since),
    articles: await readMostSeen(em, "article", since),
    pages: await readMostSeen(em, "page", since),
    downloads: downloads.map(({ subject, count }) => ({ file: subject, title: titles.get(subject) ?? subject, count })),
    fruitless: await readFruitless(em, since),
    requestPages: (await readMost(em, "request_from", since)).map(({ subject, count }) => ({ path: subject, count })),
  };
}

/** Counts the views of a product since the first of the month, and the requests about it. */
export async function productVisits(em: EntityManager, id: number, now: Date): Promise<{ views: number; requests: number }> {
  const first = `${companyDay(now).slice(0, 7)}-01`;
  const { rows } = await sql<{ views: number; requests: number }>`
    select coalesce(sum(count) filter (where kind = 'product'), 0)::int as views,
      coalesce(sum(count) filter (where kind = 'request'), 0)::int as requests
    from visit_count
    where kind in ('product', 'request') and day >= ${first}::date and subject = ${String(id)}`.execute(em.getKysely());
  return rows[0] ?? { views: 0, requests: 0 };
}
