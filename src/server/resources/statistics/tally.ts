import type { Language } from "#contracts/shared/language.ts";
import { type VisitKind, VISIT_MONTHS_KEPT } from "#contracts/statistics/statistics.ts";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import { SHEET_SUBJECT } from "./read-visit.ts";
import { companyDay } from "#server/platform/database/company-day.ts";
import { SpeedCount } from "./speed-count.entity.ts";
import { VisitCount } from "./visit-count.entity.ts";

/** Count of one action on a day (YYYY-MM-DD); searches in the `language` of their pages. */
export type DayCount = { kind: VisitKind; day: string; subject: string; language?: Language; count: number };

/** Maximum different keys between two writes; new ones beyond them are ignored. */
const DISTINCT_MAX = 10_000;

/** Creates counters in memory, of bounded size: one for each key that `keyOf` gives. */
export function createTally<Counted extends { count: number }>(keyOf: (counted: Counted) => string) {
  let counts = new Map<string, Counted>();
  return {
    add: (added: Counted): void => {
      const key = keyOf(added);
      const known = counts.get(key);
      if (known) known.count += added.count;
      else if (counts.size < DISTINCT_MAX) counts.set(key, { ...added });
    },
    /** Gives all counts, and starts again from zero. */
    take: (): Counted[] => {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}

/** Creates the counters of actions. */
export const createDayTally = () =>
  createTally(({ kind, day, subject, language }: DayCount) => `${kind} ${day} ${language ?? ""} ${subject}`);

/** SQL: whether a row `p` of a table has this slug, in any language. */
function hasSlug(resource: string, slug: RawBuilder<unknown>) {
  return sql`(p.slug = ${slug} or p.id in (select record from translation where noun = ${resource} and translation.slug = ${slug} and is_published))`;
}

/** Maximum different missing pages that are stored of one day: a program that tries addresses cannot fill the table. */
const MISSING_MAX = 300;

/** Leaves out missing pages that a day has no room for; those that are stored already go on counting. */
async function withoutExcess(em: EntityManager, counts: DayCount[]): Promise<DayCount[]> {
  const days = [...new Set(counts.flatMap(({ kind, day }) => (kind === "missing_page" ? [day] : [])))];
  if (days.length === 0) return counts;
  const { rows } = await sql<{ day: string; subject: string }>`
    select day::text, subject from visit_count where kind = 'missing_page' and day = any (${days}::date[])`.execute(em.getKysely());
  const stored = new Map(days.map((each) => [each, new Set(rows.flatMap(({ day, subject }) => (day === each ? [subject] : [])))]));
  return counts.filter(({ kind, day, subject }) => {
    const subjects = stored.get(day);
    if (kind !== "missing_page" || !subjects || subjects.has(subject)) return true;
    return subjects.size < MISSING_MAX && subjects.add(subject);
  });
}

/** Adds counts to the stored ones, in one statement. Slugs become ids, so that a renamed record keeps its figures; what
 *  no visitor can see is left out. Rows are written in one order, so that instances do not deadlock. */
export async function writeCounts(em: EntityManager, all: DayCount[]): Promise<void> {
  const counts = await withoutExcess(em, all);
  if (counts.length === 0) return;
  const column = <Name extends keyof DayCount>(name: Name) => counts.map((each) => each[name]);
  await sql`
    insert into visit_count (kind, day, subject, language, count)
    select counted.kind, counted.day, named.subject, counted.language, sum(counted.count)::int
    from unnest(${column("kind")}::text[], ${column("day")}::date[], ${column("subject")}::text[],
      ${counts.map(({ language = "" }) => language)}::text[], ${column("count")}::int[]) as counted (kind, day, subject, language, count)
    cross join lateral (
      select case
        when counted.kind in ('product', 'compared') then (select id::text from product p where ${hasSlug("product", sql`counted.subject`)} and is_active limit 1)
        when counted.kind = 'article' then (select id::text from article p where ${hasSlug("article", sql`counted.subject`)} and status = 'published' limit 1)
        when counted.kind = 'page' then (select id::text from page p where ${hasSlug("page", sql`counted.subject`)} and is_active limit 1)
        when counted.kind = 'download' and starts_with(counted.subject, ${SHEET_SUBJECT})
          then (
            select concat(${SHEET_SUBJECT}::text, id) from product p
            where ${hasSlug("product", sql`substr(counted.subject, ${SHEET_SUBJECT.length + 1}::int)`)} and is_active limit 1)
        else counted.subject
      end as subject
    ) named
    where named.subject is not null
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (kind, day, subject, language) do update set count = visit_count.count + excluded.count`.execute(em.getKysely());
}

/** Erases the counts of the days that lie more than `VISIT_MONTHS_KEPT` months back; gives how many. */
export async function eraseOldCounts({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  const first = new Date(now());
  first.setMonth(first.getMonth() - VISIT_MONTHS_KEPT);
  const isOld = { day: { $lt: companyDay(first) } };
  return (await orm.em.fork().nativeDelete(VisitCount, isOld)) + (await orm.em.fork().nativeDelete(SpeedCount, isOld));
}
