import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { type DashboardOverview, REQUEST_WEEKS } from "#contracts/dashboard/dashboard.ts";
import { Article } from "#server/resources/article/article.entity.ts";
import { ContactRequest } from "#server/resources/contact-request/contact-request.entity.ts";

const SHOWN = 5;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Monday, 0 h UTC, of the week of a date. */
function mondayOf(date: Date): Date {
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - sinceMonday));
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** How many requests came in each of the last `REQUEST_WEEKS` weeks, oldest first; weeks without any are there too. */
export async function requestsPerWeek(em: EntityManager, now: Date): Promise<DashboardOverview["weeks"]> {
  const thisWeek = mondayOf(now).getTime();
  const mondays = Array.from({ length: REQUEST_WEEKS }, (_, index) => new Date(thisWeek - (REQUEST_WEEKS - 1 - index) * WEEK_MS));
  const { rows } = await sql<{ monday: string; count: number }>`
    select to_char(date_trunc('week', created_at at time zone 'UTC'), 'YYYY-MM-DD') as monday, count(*)::int as count
    from contact_request where created_at >= ${mondays[0]} group by 1`.execute(em.getKysely());
  const counts = new Map(rows.map(({ monday, count }) => [monday, count]));
  return mondays.map(dayOf).map((from) => ({ from, count: counts.get(from) ?? 0 }));
}

/** How many requests wait for an answer, and for how many it is late. */
export async function dueRequests(em: EntityManager, now: Date): Promise<DashboardOverview["due"]> {
  return {
    new: await em.count(ContactRequest, { status: "new" }),
    in_progress: await em.count(ContactRequest, { status: "in_progress" }),
    late: await em.count(ContactRequest, { status: ["new", "in_progress"], due_at: { $lt: now } }),
  };
}

/** The requests that came last, latest first. */
export async function latestRequests(em: EntityManager): Promise<DashboardOverview["requests"]> {
  const requests = await em.find(ContactRequest, {}, { orderBy: { created_at: "desc", id: "desc" }, limit: SHOWN });
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
export async function latestDrafts(em: EntityManager): Promise<DashboardOverview["drafts"]> {
  const [drafts, total] = await em.findAndCount(
    Article,
    { status: "draft" },
    { orderBy: { updated_at: "desc", id: "desc" }, limit: SHOWN },
  );
  return { total, latest: drafts.map(({ id, title, updated_at }) => ({ id, title, updated_at: updated_at.toISOString() })) };
}
