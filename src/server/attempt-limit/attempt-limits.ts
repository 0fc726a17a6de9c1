import { createHash, randomInt } from "node:crypto";
import type { MikroORM } from "@mikro-orm/postgresql";
import { CompiledQuery } from "kysely";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { normalize } from "#contracts/shared/normalize.ts";
import { AppError } from "#server/app-error.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** How long a network address is remembered from which a name has signed in. */
const KNOWN_DAYS = 90;

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

type SqlClient = ReturnType<ReturnType<MikroORM["em"]["getConnection"]>["getClient"]>;

/** Makes limiters that count in the table `attempt`; `duration` in seconds. */
function limiterFactory(client: SqlClient) {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await client.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
  return (keyPrefix: string, points: number, duration: number) =>
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
}

/** Counts attempts in the database, so that a restart or a second instance does not reset them. */
export type AttemptLimits = ReturnType<typeof createAttemptLimits>;

/** Source of the figures: reliability.md AUTH-1 (10 a name and network address, 100 a day and network address), INP-13 (10 posts a minute).
 *  Beyond 200 tries for a name in a day, those from addresses where it has not signed in are slowed to one a minute: decision 20. */
export function createAttemptLimits(orm: MikroORM) {
  const client = orm.em.getConnection().getClient();
  const limiter = limiterFactory(client);
  const loginByName = limiter("login-name", 10, 15 * MINUTE);
  const loginByAddress = limiter("login-address", 100, DAY);
  const loginByUser = limiter("login-user", 200, DAY);
  /** Tries for a name beyond `loginByUser`, over all network addresses from which it has not signed in. */
  const loginSlowed = limiter("login-slowed", 1, MINUTE);
  /** The network addresses from which a name has signed in. */
  const known = limiter("login-known", 1, KNOWN_DAYS * DAY);
  const posts = limiter("post", 10, MINUTE);
  const mails = limiter("letter", 5, DAY);

  /** Deletes the expired counts: the privacy page promises it. */
  async function deleteExpired(): Promise<void> {
    const statement = "delete from attempt where key in (select key from attempt where expire < $1 for update skip locked)";
    await client.executeQuery(CompiledQuery.raw(statement, [Date.now()]));
  }

  async function consume(counter: RateLimiterPostgres, key: string): Promise<void> {
    await deleteExpired();
    try {
      await counter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new AppError("too_many_requests", undefined, { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
    }
  }

  /** Counts an attempt for a name from an address where it has not signed in. Beyond the day's number one passes, then none for one to two
   *  minutes: when the next one will is not told, so that an attacker cannot be first each time. */
  async function slowDown(user: string): Promise<void> {
    const { consumedPoints } = await loginByUser.penalty(user, 1);
    if (consumedPoints <= loginByUser.points) return;
    try {
      await loginSlowed.consume(user, 1, { customDuration: randomInt(MINUTE, 2 * MINUTE) });
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new AppError("too_many_requests", undefined, { retryAfter: MINUTE });
    }
  }

  return {
    /** Counts one sign-in attempt before the password is checked; fails with `too_many_requests`. Names are normalized, so that another
     *  spelling of a name gives no further attempt. An attacker cannot lock an administrator out: where that name has signed in before,
     *  attempts from elsewhere, or for other names, do not count; anywhere else they delay a sign-in by minutes. */
    async startLogin(ip: string, username: string) {
      const user = normalize(username);
      const name = `${ip} ${user}`;
      const place = hashOf(name);
      const isKnown = (await known.get(place)) !== null;
      if (!isKnown) {
        await consume(loginByAddress, ip);
        await slowDown(hashOf(user));
      }
      await consume(loginByName, name);
      return {
        /** Gives the attempts back after a sign-in: they were the administrator's own. */
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
    /** Counts one mail to a mailbox that a visitor typed, and says whether it may be sent, so that a visitor cannot flood the mailbox of
     *  another person. Stores a hash, not the address itself. */
    mayWriteTo: async (email: string): Promise<boolean> => {
      const key = hashOf(normalize(email));
      try {
        await mails.consume(key);
        return true;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      }
    },
  };
}
