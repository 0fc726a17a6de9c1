import { createHash } from "node:crypto";
import type { MikroORM } from "@mikro-orm/postgresql";
import { CompiledQuery } from "kysely";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { normalize } from "#contracts/shared/normalize.ts";
import { AppError } from "#server/app-error.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** How long an address is remembered from which a name has signed in. */
const KNOWN_DAYS = 90;

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** Counts what one address may try, in the database: a restart or a second instance forgets nothing. */
export type AttemptLimits = ReturnType<typeof createAttemptLimits>;

/** Source of the figures: reliability.md AUTH-1 (10 a name and address, 100 a day and address), INP-13 (10 posts a minute). A name has more tries a
 *  day than its owner ever needs, and than guessing from many addresses can use. */
export function createAttemptLimits(orm: MikroORM) {
  const client = orm.em.getConnection().getClient();
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await client.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: "client",
      tableName: "attempt",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });

  const loginByName = limiter("login-name", 10, 15 * MINUTE);
  const loginByAddress = limiter("login-address", 100, DAY);
  const loginByUser = limiter("login-user", 200, DAY);
  /** Where a name has signed in before. */
  const known = limiter("login-known", 1, KNOWN_DAYS * DAY);
  const posts = limiter("post", 10, MINUTE);
  const letters = limiter("letter", 5, DAY);

  /** Counts that are over are nobody's business any more: the privacy page promises that the next one erases them. */
  async function forgetExpired(): Promise<void> {
    const statement = "delete from attempt where key in (select key from attempt where expire < $1 for update skip locked)";
    await client.executeQuery(CompiledQuery.raw(statement, [Date.now()]));
  }

  async function consume(counter: RateLimiterPostgres, key: string): Promise<void> {
    await forgetExpired();
    try {
      await counter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new AppError("too_many_requests", undefined, { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
    }
  }

  return {
    /** Counts one try to sign in before the password is looked at; fails with `too_many_requests`. The names are normalized, so that
     *  writing one name in other ways buys no further try. Nobody can lock an administrator out: where that name has signed in before,
     *  tries from elsewhere, or for other names, do not count. */
    async startLogin(ip: string, username: string) {
      const user = normalize(username);
      const name = `${ip} ${user}`;
      const place = hashOf(name);
      const isKnown = (await known.get(place)) !== null;
      if (!isKnown) {
        await consume(loginByAddress, ip);
        await consume(loginByUser, hashOf(user));
      }
      await consume(loginByName, name);
      return {
        /** Gives the tries back: they were the administrator's own. */
        succeeded: async () => {
          await loginByName.delete(name);
          await known.set(place, 1, KNOWN_DAYS * DAY);
          if (isKnown) return;
          await loginByAddress.reward(ip, 1);
          await loginByUser.reward(hashOf(user), 1);
        },
      };
    },
    /** Counts one message of a visitor; fails with `too_many_requests`. */
    countPost: (ip: string) => consume(posts, ip),
    /** Counts one mail to an address that somebody typed, and says whether it may be sent: nobody can have somebody else's box filled.
     *  The address itself is not kept. */
    mayWriteTo: async (email: string): Promise<boolean> => {
      const key = hashOf(normalize(email));
      try {
        await letters.consume(key);
        return true;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      }
    },
  };
}
