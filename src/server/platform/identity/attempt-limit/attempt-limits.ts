import type { MikroORM } from "@mikro-orm/postgresql";
import { normalize } from "#contracts/shared/normalize.ts";
import { createAttemptCounters, DAY, hashOf, MINUTE, refusalOf } from "./attempt-counter.ts";
import { createCodeLimits } from "./code-limits.ts";
import { createLoginLimits } from "./login-limits.ts";

/** Providers that leave the dots of a mailbox's name out. */
const DOTLESS = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox behind an e-mail address: without its tag (`name+tag@…`), by which one mailbox has as many addresses as one likes. */
function mailboxBehind(email: string): string {
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
    /** Counts one mail to a mailbox that a visitor typed, and says whether it may be sent, so that a visitor cannot flood the mailbox of
     *  another person. Stores a hash, not the address itself. */
    mayWriteTo: async (email: string): Promise<boolean> => !(await refusalOf(mails.consume(hashOf(mailboxBehind(email))))),
    /** As `mayWriteTo`, for links to choose a password: what visitors post with a person's address takes none of them away. */
    maySendLink: async (email: string): Promise<boolean> => !(await refusalOf(links.consume(hashOf(normalize(email))))),
  };
}
