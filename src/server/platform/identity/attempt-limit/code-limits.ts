import { AppError } from "#server/platform/errors/app-error.ts";
import { type AttemptCounters, DAY, refusalOf } from "./attempt-counter.ts";

/** Wrong codes a day of one person's app, from wherever: each is right with a chance of 3 in a million. */
const CODES_A_DAY = 50;

const TOO_MANY = "Trop de codes incorrects. Utilisez un code de secours ou une clé d’accès, ou réessayez demain.";

/** Limits the guessing of an app's codes by someone who has the password. Recovery codes and passkeys are too long to be guessed, and go on. */
export function createCodeLimits({ counter }: AttemptCounters) {
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
