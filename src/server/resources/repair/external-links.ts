import { DAY_MS, HOUR_MS } from "#server/platform/database/durations.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { toInnerPath } from "#contracts/redirection/site-path.ts";
import type { Repair } from "#contracts/repair/repair.ts";
import { originOf } from "#server/platform/database/site-origin.ts";
import { listWrittenLinks, type WrittenLink } from "./record-faults.ts";

/** Longest link that is checked: no server takes a longer one. */
const URL_MAX = 2_000;

/** Statuses that say that a page is gone: one check suffices. */
const GONE = [404, 410];

/** Statuses of servers that answer browsers only, or want to know who asks: nothing follows from them. */
const UNTELLING = [401, 402, 403, 405, 406, 407, 418, 423, 429, 451, 501, 503, 999];

/** Checks in a row after which a server that does not answer counts as gone. */
const FAILURES = 2;

/** Pauses between two checks: a week, and a day after the first failures. */
const PAUSE_MS = 7 * DAY_MS;

/** Time for which a claimed link is left to the instance that checks it. */
const CLAIM_MS = HOUR_MS;

/** Lists the links to other sites in what visitors see. */
export async function listExternalLinks(em: EntityManager, now: Date): Promise<WrittenLink[]> {
  return pickExternal(await listWrittenLinks(em, undefined, now), originOf(em));
}

/** Picks the links that lead to other sites. */
export function pickExternal(links: WrittenLink[], origin: string): WrittenLink[] {
  return links.filter(({ href }) => /^https?:\/\//i.test(href) && href.length <= URL_MAX && toInnerPath(href, origin) === undefined);
}

/** Stores the links that are new, and drops those that stand nowhere any more. */
export async function storeExternalLinks(em: EntityManager, now: Date): Promise<void> {
  const urls = [...new Set((await listExternalLinks(em, now)).map(({ href }) => href))];
  await sql`delete from external_link where url <> all(${urls}::text[])`.execute(em.getKysely());
  await sql`insert into external_link (url, next_at) select url, ${now}::timestamptz from unnest(${urls}::text[]) url
    on conflict do nothing`.execute(em.getKysely());
}

/** Claims the links that are due, so that no other instance checks them too. */
export async function claimDueLinks(em: EntityManager, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    update external_link set next_at = ${new Date(now.getTime() + CLAIM_MS)} where url in (
      select url from external_link where next_at <= ${now} order by next_at, url limit ${limit} for update skip locked)
    returning url`.execute(em.getKysely());
  return rows.map(({ url }) => url);
}

const isFailure = (status: number | null) => status === null || (status >= 400 && !UNTELLING.includes(status));

/** Stores the outcome of a check, and when the next one is due. */
export async function settleLink(em: EntityManager, url: string, { status, now }: { status: number | null; now: Date }): Promise<void> {
  const hasFailed = isFailure(status);
  const pause = hasFailed
    ? sql`case when failures < ${FAILURES} then ${DAY_MS}::float8 else ${PAUSE_MS}::float8 end`
    : sql`${PAUSE_MS}::float8`;
  await sql`update external_link set checked_at = ${now}, status = ${status}, failures = ${hasFailed ? sql`failures + 1` : sql`0`},
    next_at = ${now}::timestamptz + make_interval(secs => ${pause} / 1000) where url = ${url}`.execute(em.getKysely());
}

/** Makes due again the links that failed, and all that were not checked yet. */
export async function makeFailedDue(em: EntityManager, now: Date): Promise<void> {
  await sql`update external_link set next_at = ${now} where failures > 0 or checked_at is null`.execute(em.getKysely());
}

/** Names in French what a check has met. */
function describeStatus(status: number | null): string {
  if (status === null) return "pas de réponse";
  return GONE.includes(status) ? `page introuvable (${status})` : `erreur du site (${status})`;
}

/** Finds those of some links that are broken by the last checks. */
export async function findBrokenExternal(em: EntityManager, links: WrittenLink[]): Promise<Repair[]> {
  if (links.length === 0) return [];
  const { rows } = await sql<{ url: string; status: number | null }>`
    select url, status from external_link where status = any(${GONE}::int[]) or failures >= ${FAILURES}`.execute(em.getKysely());
  const broken = new Map(rows.map(({ url, status }) => [url, status]));
  return links.flatMap(({ href, ...where }): Repair[] => {
    const status = broken.get(href);
    return status === undefined ? [] : [{ ...where, kind: "broken_external_link", detail: `${href} — ${describeStatus(status)}` }];
  });
}
