import type { MikroORM } from "@mikro-orm/postgresql";
import { CompiledQuery } from "kysely";
import { unlessDiskFull } from "#server/platform/errors/error-causes.ts";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#server/platform/errors/app-error.ts";
import { defineEntity, p } from "@mikro-orm/core";

/** A minute in seconds, the unit of the counters' durations. */
export const MINUTE = 60;
/** A day in seconds. */
export const DAY = 24 * 60 * MINUTE;

/** Counts in the table `attempt`. */
type AttemptCounter = RateLimiterPostgres;

/** Awaits the count of one attempt. Gives undefined where it is within the limit, and where it is not, the time of the
 *  next allowed one. */
export async function refusalOf(counting: Promise<RateLimiterRes>): Promise<RateLimiterRes | undefined> {
  try {
    await counting;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}

/** Makes counters in the table `attempt`. */
export function createAttemptCounters(orm: MikroORM) {
  const client = orm.em.getConnection().getClient();
  const run = (text: string, values: unknown[]) => client.executeQuery(CompiledQuery.raw(text, values));

  /** Reaches the counts of one counter. Counts that were noted by a clock ahead end no later than new ones do. */
  const storeClient = (duration: number) => ({
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const latest = Date.now() + duration * 1000;
      await run("update attempt set expire = $2 where key = $1 and expire > $2", [values[0], latest]);
      const { rows } = await run(text, values);
      return { rows, rowCount: rows.length };
    },
  });

  /** Deletes the expired counts: the privacy page promises it. */
  async function deleteExpired(): Promise<void> {
    const statement = "delete from attempt where key in (select key from attempt where expire < $1 for update skip locked)";
    await unlessDiskFull(run(statement, [Date.now()]));
  }

  return {
    /** Creates a counter that allows `points` attempts in `duration` seconds, the longest that a count lasts, for each
     *  key. While the database cannot count, this process counts by itself. */
    counter: (keyPrefix: string, points: number, duration: number): AttemptCounter =>
      new RateLimiterPostgres({
        storeClient: storeClient(duration),
        storeType: "client",
        tableName: "attempt",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration,
        ...(duration <= DAY && { insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }) }),
      }),

    /** Counts one attempt for a key; fails with `too_many_requests`. */
    consume: async (counter: AttemptCounter, key: string): Promise<void> => {
      await deleteExpired();
      const refused = await refusalOf(counter.consume(key));
      if (refused) throw new AppError("too_many_requests", undefined, { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
    },
  };
}

/** Makes and consumes counters. */
export type AttemptCounters = ReturnType<typeof createAttemptCounters>;

/** Attempts under a key. rate-limiter-flexible writes these columns, in this order. */
export const Attempt = defineEntity({
  name: "Attempt",
  properties: {
    key: p.string().primary(),
    points: p.integer().default(0),
    /** Milliseconds since 1970. */
    expire: p.bigint().nullable(),
  },
});
