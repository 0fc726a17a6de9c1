import { DAY_MS } from "#server/platform/database/durations.ts";
import {
  dashboardOverviewSchema,
  dashboardStatsSchema,
  type Growth,
  GROWTH_DAYS,
  type DashboardOverview,
  REQUEST_WEEKS,
  type SystemStatus,
} from "#contracts/dashboard/dashboard.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { companyDay, companyDayAgo } from "#server/platform/database/company-day.ts";
import { roleProcedure, router } from "#server/platform/rpc/trpc.ts";
import type { EntityName, EntityClass } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Stored } from "#server/platform/database/columns.ts";
import { sql } from "kysely";
import { Article } from "#server/resources/article/article.entity.ts";
import { ContactRequest } from "#server/resources/contact-request/contact-request.entity.ts";
import { resources } from "#server/resources.ts";
import { readMailStatus } from "#server/platform/mail/mail.router.ts";
import type { Context } from "#server/platform/rpc/context.ts";

type CountedName = NonNullable<(typeof resources)[number]["counted"]>;

const COUNTED = resources.flatMap(({ counted, entity }) => (counted ? [{ name: counted, entity }] : []));

/** The names under which the dashboard counts resources, in their order. */
const COUNTED_NAMES: CountedName[] = COUNTED.map(({ name }) => name);

/** One value for each counted resource, under its name. */
async function mapCounted<Value>(read: (entity: EntityClass<Stored>) => Promise<Value>): Promise<Record<CountedName, Value>> {
  const values: [CountedName, Value][] = [];
  for (const { name, entity } of COUNTED) values.push([name, await read(entity)]);
  return Object.fromEntries(values) as Record<CountedName, Value>; // Object.fromEntries forgets the names
}

/** Figures of the dashboard. */
export const dashboardRouter = router({
  /** Counts the records of each counted resource. */
  stats: roleProcedure("reader")
    .output(dashboardStatsSchema(COUNTED_NAMES))
    .query(({ ctx: { em } }) => mapCounted((entity) => em.count(entity))),
  /** Growth of the counts, state of the system, and requests that wait for an answer. */
  overview: roleProcedure("reader")
    .output(dashboardOverviewSchema(COUNTED_NAMES))
    .query(async ({ ctx: { em, now, uploads, mail } }) => ({
      growth: await mapCounted((entity) => countGrowth(em, entity, now())),
      status: await readSystemStatus(em, { uploads, mail, now }),
      due: await countDueRequests(em, now()),
      requests: await listLatestRequests(em),
      weeks: await countRequestsPerWeek(em, now()),
      drafts: await listLatestDrafts(em),
    })),
});

/** Counts the rows of a resource that were created in the last `GROWTH_DAYS` days, and in as many before them. */
async function countGrowth(em: EntityManager, entity: EntityName<Stored>, now: Date): Promise<Growth> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const countCreated = (from: Date, until: Date) => em.count(entity, { created_at: { $gt: from, $lte: until } });
  return {
    recent: await countCreated(daysAgo(GROWTH_DAYS), now),
    before: await countCreated(daysAgo(2 * GROWTH_DAYS), daysAgo(GROWTH_DAYS)),
  };
}

const SHOWN = 5;
const WEEK_DAYS = 7;

/** The Mondays of the last `REQUEST_WEEKS` weeks where the company is, oldest first. */
function lastMondays(now: Date): string[] {
  const sinceMonday = (new Date(companyDay(now)).getUTCDay() + 6) % WEEK_DAYS;
  return Array.from({ length: REQUEST_WEEKS }, (_, index) => companyDayAgo(now, sinceMonday + (REQUEST_WEEKS - 1 - index) * WEEK_DAYS));
}

/** Counts the requests of each of the last `REQUEST_WEEKS` weeks, oldest first, weeks without any included. Spam counts
 *  nowhere. */
async function countRequestsPerWeek(em: EntityManager, now: Date): Promise<DashboardOverview["weeks"]> {
  const mondays = lastMondays(now);
  const { rows } = await sql<{ monday: string; count: number }>`
    select to_char(date_trunc('week', created_at at time zone ${BRAND.timeZone}), 'YYYY-MM-DD') as monday, count(*)::int as count
    from contact_request
    where status <> 'spam' and created_at >= cast(${mondays[0]} as timestamp) at time zone ${BRAND.timeZone}
    group by 1`.execute(em.getKysely());
  const counts = new Map(rows.map(({ monday, count }) => [monday, count]));
  return mondays.map((from) => ({ from, count: counts.get(from) ?? 0 }));
}

/** Counts the requests that wait for an answer, and the late ones. */
async function countDueRequests(em: EntityManager, now: Date): Promise<DashboardOverview["due"]> {
  return {
    new: await em.count(ContactRequest, { status: "new" }),
    in_progress: await em.count(ContactRequest, { status: "in_progress" }),
    late: await em.count(ContactRequest, { status: ["new", "in_progress"], answered_at: null, due_at: { $lt: now } }),
  };
}

/** The requests that came last, latest first. */
async function listLatestRequests(em: EntityManager): Promise<DashboardOverview["requests"]> {
  const requests = await em.find(
    ContactRequest,
    { status: { $ne: "spam" } },
    { orderBy: { created_at: "desc", id: "desc" }, limit: SHOWN },
  );
  return requests.map(({ id, created_at, requestType, firstName, lastName, company, subject }) => ({
    id,
    created_at: created_at.toISOString(),
    requestType,
    name: `${firstName} ${lastName}`,
    company,
    subject,
  }));
}

/** The drafts written on last, and how many there are. */
async function listLatestDrafts(em: EntityManager): Promise<DashboardOverview["drafts"]> {
  const [drafts, total] = await em.findAndCount(
    Article,
    { status: "draft" },
    { orderBy: { updated_at: "desc", id: "desc" }, limit: SHOWN },
  );
  return { total, latest: drafts.map(({ id, title, updated_at }) => ({ id, title, updated_at: updated_at.toISOString() })) };
}

/** Reads the state of the database, the mail and the storage. That the server responds at all says the rest. */
async function readSystemStatus(
  em: EntityManager,
  { uploads, mail, now }: Pick<Context, "uploads" | "mail" | "now">,
): Promise<SystemStatus> {
  const asked = performance.now();
  await sql`select 1`.execute(em.getKysely());
  const database_ms = performance.now() - asked;
  return {
    up_since: new Date(now().getTime() - process.uptime() * 1000).toISOString(),
    database_ms,
    mail: (await readMailStatus(em, mail.isEnabled)).state,
    storage: await uploads.readFreeSpace(),
  };
}
