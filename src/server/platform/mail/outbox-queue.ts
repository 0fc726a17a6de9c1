import { HOUR_MS, MINUTE_MS } from "#server/platform/database/durations.ts";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { sql } from "kysely";
import { CLOCK_TOLERANCE_MS } from "#server/platform/database/clock.ts";
import { Outbox } from "./outbox.entity.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";

/** Duration of an instance's claim of a message. Longer than any attempt takes; the message of a crashed instance is
 *  claimed again after it. */
const CLAIM_MS = 5 * MINUTE_MS;
/** Attempts after which a message is given up: with the pauses below, after about two and a half days. */
const ATTEMPTS_MAX = 20;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 4 * HOUR_MS;
const ERROR_MAX_LENGTH = 500;

/** A message that this instance is sending. */
type Claimed = { id: string; attempts: number; content: OutgoingMail };

/** Outcome of an attempt. `isFinal`: another attempt would fail too. */
export type Outcome = { error?: string; isFinal?: boolean };

/** Sends one message, or gives the error. */
export type Delivery = (id: string, mail: OutgoingMail) => Promise<Outcome>;

/** Dependencies of the outbox's queue. */
export type QueueOptions = {
  orm: MikroORM;
  now: () => Date;
  log: Logger;
  /** Notes elsewhere that a message was sent, in the transaction that takes it from the outbox. */
  onSent?: (em: EntityManager, id: string) => Promise<void>;
  /** Milliseconds until the next attempt, from the number of attempts so far. */
  pauseAfter?: (attempts: number) => number;
};

/** Doubles from half a minute to four hours, with jitter, so that messages are not attempted all at once. */
function growingPause(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
}

/** Whether a message is still to be sent. An expired one stays after a long pause of the site, until it may be
 *  erased. */
const isWaiting = (now: Date) => sql<boolean>`given_up_at is null and expires_at > ${now}`;

/** The messages of the outbox in the order in which they are due. Several instances take from it, each message once. */
export function createOutboxQueue({ orm, now, log, onSent, pauseAfter = growingPause }: QueueOptions) {
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  return {
    /** Takes the first message that is due; undefined when none is. One that is due after the longest pause was put off
     *  by a clock that was ahead: it is due now. */
    async claim(): Promise<Claimed | undefined> {
      const { rows } = await sql<Claimed>`
        update outbox set attempts = attempts + 1, due_at = ${later(CLAIM_MS)} where id = (
          select id from outbox where ${isWaiting(now())}
            and (due_at <= ${now()} or due_at > ${later(LONGEST_PAUSE_MS + CLOCK_TOLERANCE_MS)})
          order by due_at, id limit 1 for update skip locked
        ) returning id, attempts, content`.execute(orm.em.fork().getKysely());
      return rows[0];
    },

    /** Stores the outcome of an attempt. A failure counts only while the claim holds, since another instance may have
     *  claimed the message meanwhile. */
    async settle({ id, attempts }: Claimed, { error, isFinal = false }: Outcome): Promise<void> {
      const em = orm.em.fork();
      if (error === undefined) {
        await em.transactional(async (transaction) => {
          await transaction.nativeDelete(Outbox, { id });
          await onSent?.(transaction, id);
        });
        log.info({ mail: id, attempts }, "mail sent");
        return;
      }
      const isGivenUp = isFinal || attempts >= ATTEMPTS_MAX;
      const outcome = {
        last_error: firstCharacters(error, ERROR_MAX_LENGTH),
        due_at: later(pauseAfter(attempts)),
        given_up_at: isGivenUp ? now() : null,
      };
      await em.nativeUpdate(Outbox, { id, attempts }, outcome);
      log.warn({ mail: id, attempts, error, given_up: isGivenUp }, "mail not sent");
    },

    /** Gives the milliseconds until the next message is due, negative where it is overdue; undefined when none
     *  waits. */
    async untilNext(): Promise<number | undefined> {
      const time = now();
      const { rows } = await sql<{ due_at: string | null }>`select min(due_at) as due_at from outbox where ${isWaiting(time)}`.execute(
        orm.em.fork().getKysely(),
      );
      const due = rows[0]?.due_at;
      return due ? new Date(due).getTime() - time.getTime() : undefined;
    },
  };
}
