import { sha256 } from "#server/platform/database/sha256.ts";
import type { MikroORM } from "@mikro-orm/postgresql";
import { normalize } from "#contracts/shared/normalize.ts";
import { createAttemptCounters, DAY, MINUTE, refusalOf, type AttemptCounters } from "./attempt-counter.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { randomInt } from "node:crypto";
import { unlessDiskFull } from "#server/platform/errors/error-causes.ts";

/** Providers that leave the dots of a mailbox's name out. */
const DOTLESS = new Set(["gmail.com", "googlemail.com"]);

/** Normalizes an e-mail address to its mailbox: without its tag (`name+tag@…`), by which one mailbox has any number of
 *  addresses. */
function toMailbox(email: string): string {
  const [name = "", host = ""] = normalize(email).split(/@(?=[^@]*$)/);
  const untagged = name.replace(/(?<=.)\+.*$/s, "");
  return `${DOTLESS.has(host) ? untagged.replaceAll(".", "") : untagged}@${host}`;
}

/** Counts attempts in the database, so that a restart or a second instance does not reset them. */
export type AttemptLimits = ReturnType<typeof createAttemptLimits>;

/** Limits what one network address may try. Source of the figures: INP-13. */
export function createAttemptLimits(orm: MikroORM) {
  const counters = createAttemptCounters(orm);
  const posts = counters.counter("post", 10, MINUTE);
  const passkeys = counters.counter("passkey", 30, MINUTE);
  const mails = counters.counter("letter", 5, DAY);
  const links = counters.counter("password-link", 5, DAY);
  return {
    startLogin: createLoginLimits(counters),
    startCode: createCodeLimits(counters),
    /** Counts one sign-in that asks for a passkey; fails with `too_many_requests`. */
    countPasskey: (ip: string) => counters.consume(passkeys, ip),
    /** Counts one message of a visitor; fails with `too_many_requests`. */
    countPost: (ip: string) => counters.consume(posts, ip),
    /** Counts one mail to a mailbox that a visitor typed, and tells whether it may be sent. So a visitor cannot flood
     *  the mailbox of another person. Stores a hash, not the address itself. */
    mayWriteTo: async (email: string): Promise<boolean> => !(await refusalOf(mails.consume(sha256(toMailbox(email))))),
    /** Counts a link to choose a password, like `mayWriteTo`, but apart: posts of visitors with a person's address do
     *  not use these up. */
    maySendLink: async (email: string): Promise<boolean> => !(await refusalOf(links.consume(sha256(normalize(email))))),
  };
}

/** Most wrong codes a day of one person's app, from all addresses: each is right with a chance of 3 in a million. */
const CODES_A_DAY = 50;

const TOO_MANY = "Trop de codes incorrects. Utilisez un code de secours ou une clé d’accès, ou réessayez demain.";

/** Limits the guessing of an app's codes by someone who has the password. Recovery codes and passkeys are too long to
 *  be guessed, and stay usable. */
function createCodeLimits({ counter }: AttemptCounters) {
  const codes = counter("factor-code", CODES_A_DAY, DAY);
  /** Counts a code before it is checked; fails with `too_many_requests`. */
  return async function startCode(administrator: number) {
    const key = String(administrator);
    const refused = await refusalOf(codes.consume(key));
    if (refused) throw new AppError("too_many_requests", TOO_MANY, { retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
    return {
      /** Gives the attempts back after a right code: they were the person's own. */
      succeeded: () => codes.delete(key),
    };
  };
}

/** Days for which a network address is remembered from which a name has signed in. */
const KNOWN_DAYS = 90;

/** Limits the sign-ins. Source of the figures: AUTH-1. Beyond 200 tries for a name in a day, those from addresses where
 *  it has not signed in are slowed to one a minute: decision 20. */
function createLoginLimits({ counter, consume }: AttemptCounters) {
  const byName = counter("login-name", 10, 15 * MINUTE);
  const byAddress = counter("login-address", 100, DAY);
  const byUser = counter("login-user", 200, DAY);
  /** Tries for a name beyond `byUser`, over all network addresses from which it has not signed in. */
  const slowed = counter("login-slowed", 1, 2 * MINUTE);
  /** The network addresses from which a name has signed in. */
  const known = counter("login-known", 1, KNOWN_DAYS * DAY);

  /** Counts an attempt for a name from an address where it has not signed in. Beyond the day's number one passes, then
   *  none for one to two minutes. The response does not say when the next one will, so that an attacker cannot be first
   *  each time. */
  async function limitUnknownAddress(user: string): Promise<void> {
    const { consumedPoints } = await byUser.penalty(user, 1);
    if (consumedPoints <= byUser.points) return;
    const refused = await refusalOf(slowed.consume(user, 1, { customDuration: randomInt(MINUTE, 2 * MINUTE) }));
    if (refused) throw new AppError("too_many_requests", undefined, { retryAfter: MINUTE });
  }

  /** Counts one sign-in attempt before the password is checked; fails with `too_many_requests`. Names are normalized,
   *  so that another spelling of a name gives no further attempt. An attacker cannot lock an administrator out: at an
   *  address where that name has signed in before, attempts from elsewhere, or for other names, do not count; at any
   *  other address they delay a sign-in by minutes. */
  return async function startLogin(ip: string, username: string) {
    const user = normalize(username);
    const key = sha256(`${ip} ${user}`);
    const isKnown = (await known.get(key)) !== null;
    if (!isKnown) {
      await consume(byAddress, ip);
      await limitUnknownAddress(sha256(user));
    }
    await consume(byName, key);
    return {
      /** Gives the attempts back after a sign-in: they were the administrator's own. */
      succeeded: async () => {
        await byName.delete(key);
        await unlessDiskFull(known.set(key, 1, KNOWN_DAYS * DAY));
        if (isKnown) return;
        await byAddress.reward(ip, 1);
        await byUser.reward(sha256(user), 1);
      },
    };
  };
}
