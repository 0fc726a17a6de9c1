import { DAY_MS } from "#server/platform/database/durations.ts";
import { LockMode, defineEntity, p } from "@mikro-orm/core";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";

const ID = 1;

/** Longest pause of the site after which the clock is still believed at once. */
const PAUSE_MAX_MS = 2 * DAY_MS;

/** Speed at which the believed time catches up with a clock that stays ahead, against the time that passes. */
const CATCH_UP = 2;

/** Warning about a clock that is ahead. Source: decision 74. */
export const CLOCK_AHEAD =
  "the clock is ahead of all that this database has lived through: nothing is erased that was young until then. Correct the clock; if it is right, run: npm run db -- trust-clock";

/** The time to erase by, and whether the clock is ahead of it. */
export type Believed = { time: Date; isAhead: boolean };

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

/** Notes that time has passed, and gives the time that irreversible jobs may believe. That is the clock's, unless it
 *  is days ahead of the last run: then the believed time follows by what has passed since. `livedMs` is the time that
 *  the caller has seen pass. Instances share it. */
export async function passTime(orm: MikroORM, { now, livedMs }: { now: Date; livedMs: number }): Promise<Believed> {
  return orm.em.fork().transactional(async (em) => {
    await sql`lock table lived_time in share row exclusive mode`.execute(em.getKysely());
    const known = await em.findOne(LivedTime, { id: ID }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const last = known?.believed_at ?? (await newestRow(em, now));
    const isAhead = now.getTime() - last.getTime() > PAUSE_MAX_MS;
    const sinceLastRun = known ? now.getTime() - known.seen_at.getTime() : 0;
    const passed = Math.max(0, Math.min(livedMs, sinceLastRun)) * CATCH_UP;
    const believed = isAhead ? earlier(now, new Date(last.getTime() + passed)) : now;
    await em.upsert(LivedTime, { id: ID, believed_at: believed > last ? believed : last, seen_at: now });
    return { time: earlier(believed, now), isAhead: isAhead && believed < now };
  });
}

/** Gives the time to erase by between two runs of the housekeeping: never far ahead of the last believed time. */
export async function believedTime(em: EntityManager, now: Date): Promise<Date> {
  const known = await em.findOne(LivedTime, { id: ID }, { disableIdentityMap: true });
  return known ? earlier(now, new Date(known.believed_at.getTime() + PAUSE_MAX_MS)) : now;
}

/** Believes the clock from now on, at its operator's command. */
export async function trustClock(em: EntityManager, now: Date): Promise<void> {
  await em.upsert(LivedTime, { id: ID, believed_at: now, seen_at: now });
}

/** Gives the moment at which this database was made: a minute before its first migration, since that time is rounded
 *  and by another machine's clock. Files written before belong to another database. */
export async function databaseBirth(em: EntityManager): Promise<Date> {
  const { rows } = await sql<{ born: string }>`select min(executed_at) - interval '1 minute' as born from migration`.execute(
    em.getKysely(),
  );
  return new Date(rows[0]?.born ?? Number.NaN);
}

const LivedTimeSchema = defineEntity({
  name: "LivedTime",
  properties: {
    /** Always 1: the table has one row at most. */
    id: p.integer().primary().autoincrement(false),
    /** The latest time that irreversible jobs have believed. */
    believed_at: p.datetime(3),
    /** Clock's time at the last run, believed or not. */
    seen_at: p.datetime(3),
  },
});

/** The time that this database has lived through, as the housekeeping of its instances saw it pass. */
export class LivedTime extends LivedTimeSchema.class {}
LivedTimeSchema.setClass(LivedTime);
