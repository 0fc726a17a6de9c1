import { randomInt } from "node:crypto";
import { normalize } from "#contracts/shared/normalize.ts";
import { unlessDiskFull } from "#server/platform/database/disk-full.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type AttemptCounters, DAY, hashOf, MINUTE, refusalOf } from "./attempt-counter.ts";

/** How long a network address is remembered from which a name has signed in. */
const KNOWN_DAYS = 90;

/** Limits the sign-ins. Source of the figures: AUTH-1.
 *  Beyond 200 tries for a name in a day, those from addresses where it has not signed in are slowed to one a minute: decision 20. */
export function createLoginLimits({ counter, consume }: AttemptCounters) {
  const byName = counter("login-name", 10, 15 * MINUTE);
  const byAddress = counter("login-address", 100, DAY);
  const byUser = counter("login-user", 200, DAY);
  /** Tries for a name beyond `byUser`, over all network addresses from which it has not signed in. */
  const slowed = counter("login-slowed", 1, 2 * MINUTE);
  /** The network addresses from which a name has signed in. */
  const known = counter("login-known", 1, KNOWN_DAYS * DAY);

  /** Counts an attempt for a name from an address where it has not signed in. Beyond the day's number one passes, then none for one to two
   *  minutes: when the next one will is not told, so that an attacker cannot be first each time. */
  async function slowDown(user: string): Promise<void> {
    const { consumedPoints } = await byUser.penalty(user, 1);
    if (consumedPoints <= byUser.points) return;
    const refused = await refusalOf(slowed.consume(user, 1, { customDuration: randomInt(MINUTE, 2 * MINUTE) }));
    if (refused) throw new AppError("too_many_requests", undefined, { retryAfter: MINUTE });
  }

  /** Counts one sign-in attempt before the password is checked; fails with `too_many_requests`. Names are normalized, so that another
   *  spelling of a name gives no further attempt. An attacker cannot lock an administrator out: where that name has signed in before,
   *  attempts from elsewhere, or for other names, do not count; anywhere else they delay a sign-in by minutes. */
  return async function startLogin(ip: string, username: string) {
    const user = normalize(username);
    const place = hashOf(`${ip} ${user}`);
    const isKnown = (await known.get(place)) !== null;
    if (!isKnown) {
      await consume(byAddress, ip);
      await slowDown(hashOf(user));
    }
    await consume(byName, place);
    return {
      /** Gives the attempts back after a sign-in: they were the administrator's own. */
      succeeded: async () => {
        await byName.delete(place);
        await unlessDiskFull(known.set(place, 1, KNOWN_DAYS * DAY));
        if (isKnown) return;
        await byAddress.reward(ip, 1);
        await byUser.reward(hashOf(user), 1);
      },
    };
  };
}
