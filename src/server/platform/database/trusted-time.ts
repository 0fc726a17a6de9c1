import { DAY_MS } from "#server/platform/database/durations.ts";
import { LockMode, defineEntity, p } from "@mikro-orm/core";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";

const ID = 1;

/** Longest pause of the site after which the clock is still trusted at once. */
const PAUSE_MAX_MS = 2 * DAY_MS;

/** Speed at which the trusted time catches up with a clock that stays ahead, against the time that passes. */
const CATCH_UP = 2;

/** Warning about a clock that is ahead. Source: decision 74. */
export const CLOCK_AHEAD =
  "the clock is ahead of all that this database has lived through: nothing is erased that was young until then. Correct the clock; if it is right, run: npm run db -- trust-clock";

/** Finds the newest time at which something was written here; the clock's where nothing was. */
async function newestRow(em: EntityManager, now: Date): Promise<Date> {
  const { rows } = await sql<{ newest: string | null }>`
    select greatest(
      (select max(at) from change), (select max(updated_at) from contact_request), (select max(updated_at) from draft),
      (select max(created_at) from upload), (select max(day)::timestamptz from visit_count)
    ) as newest`.execute(em.getKysely());
  const newest = rows[0]?.newest;
  return newest ? new Date(newest) : now;
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

/** Advances the time by which irreversible jobs erase, and gives it, with whether the clock is ahead of it. It is the
 *  clock's, unless that is days ahead of the last run: then it follows by what has passed since. `elapsedMs` is the
 *  time that the caller has measured. Instances share it. */
export async function advanceTrustedTime(
  orm: MikroORM,
  { now, elapsedMs }: { now: Date; elapsedMs: number },
): Promise<{ time: Date; isAhead: boolean }> {
  return orm.em.fork().transactional(async (em) => {
    await sql`lock table lived_time in share row exclusive mode`.execute(em.getKysely());
    const known = await em.findOne(TrustedTime, { id: ID }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const last = known?.believed_at ?? (await newestRow(em, now));
    const isAhead = now.getTime() - last.getTime() > PAUSE_MAX_MS;
    const sinceLastRun = known ? now.getTime() - known.seen_at.getTime() : 0;
    const passed = Math.max(0, Math.min(elapsedMs, sinceLastRun)) * CATCH_UP;
    const trusted = isAhead ? earlier(now, new Date(last.getTime() + passed)) : now;
    await em.upsert(TrustedTime, { id: ID, believed_at: trusted > last ? trusted : last, seen_at: now });
    return { time: earlier(trusted, now), isAhead: isAhead && trusted < now };
  });
}

/** Reads the time to erase by between two runs of the housekeeping: never far ahead of the last trusted time. */
export async function readTrustedTime(em: EntityManager, now: Date): Promise<Date> {
  const known = await em.findOne(TrustedTime, { id: ID }, { disableIdentityMap: true });
  return known ? earlier(now, new Date(known.believed_at.getTime() + PAUSE_MAX_MS)) : now;
}

/** Trusts the clock from now on, at its operator's command. */
export async function trustClock(em: EntityManager, now: Date): Promise<void> {
  await em.upsert(TrustedTime, { id: ID, believed_at: now, seen_at: now });
}

/** Reads the moment at which this database was made: a minute before its first migration, since that time is rounded
 *  and by another machine's clock. Files written before belong to another database. */
export async function readDatabaseCreation(em: EntityManager): Promise<Date> {
  const { rows } = await sql<{ born: string }>`select min(executed_at) - interval '1 minute' as born from migration`.execute(
    em.getKysely(),
  );
  return new Date(rows[0]?.born ?? Number.NaN);
}

const TrustedTimeSchema = defineEntity({
  name: "TrustedTime",
  tableName: "lived_time",
  properties: {
    /** Always 1: the table has one row at most. */
    id: p.integer().primary().autoincrement(false),
    /** The latest time that irreversible jobs were given. */
    believed_at: p.datetime(3),
    /** Clock's time at the last run, trusted or not. */
    seen_at: p.datetime(3),
  },
});

/** The time that the housekeeping of all instances trusts. Source: decision 74. */
export class TrustedTime extends TrustedTimeSchema.class {}
TrustedTimeSchema.setClass(TrustedTime);
