import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { reasonOf } from "#server/start-error.ts";
import { forgetExpired } from "./outbox.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";

/** How long an instance claims a message. Longer than any attempt takes; the message of a crashed instance is claimed again after it. */
const CLAIM_MS = 5 * 60_000;
/** Attempts after which a message is given up: with the pauses below, after about two and a half days. */
const ATTEMPTS_MAX = 20;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 4 * 60 * 60_000;
/** Longest interval between two polls of the outbox, for the messages of other instances. */
const POLL_INTERVAL_MS = 60_000;
/** Pause after an error of the database. */
const DATABASE_PAUSE_MS = 5_000;
/** How long a stopping server waits for the attempt in progress; after that its claim expires, and the message is sent again. */
const STOP_TIMEOUT_MS = 5_000;
const ERROR_MAX_LENGTH = 500;

/** Sends one message, or gives the error. `isFinal`: another attempt would fail too. */
export type Delivery = (id: string, mail: OutgoingMail) => Promise<{ error?: string; isFinal?: boolean }>;

/** `wake` tells the worker about a committed message, and returns at once. */
export type MailWorker = { wake: () => void; stop: () => Promise<void> };

type Options = {
  orm: MikroORM;
  deliver: Delivery;
  now: () => Date;
  log: Logger;
  /** Milliseconds until the next attempt, from the number of attempts so far. */
  pauseAfter?: (attempts: number) => number;
};

type Claimed = { id: string; attempts: number; content: OutgoingMail };

/** Doubles from half a minute to four hours, with jitter, so that messages are not attempted all at once. */
function growingPause(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
}

/** Sends the messages of the outbox one by one: at once when it is woken, again when an attempt is due, those of other instances included.
 *  Claims every message before sending it, so that several instances send it once. Never throws. */
export function startMailWorker({ orm, deliver, now, log, pauseAfter = growingPause }: Options): MailWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let isWokenAgain = false;
  let stopping: Promise<unknown> | undefined;

  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);

  async function claim(): Promise<Claimed | undefined> {
    const [claimed] = await orm.em.fork().execute<Claimed[]>(
      `update outbox set attempts = attempts + 1, due_at = ? where id = (
         select id from outbox where given_up_at is null and due_at <= ? and expires_at > ?
         order by due_at, id limit 1 for update skip locked
       ) returning id, attempts, content`,
      [later(CLAIM_MS), now(), now()],
    );
    return claimed;
  }

  /** Stores the outcome of an attempt; a failure only while the claim holds, since another instance may have claimed the message meanwhile. */
  async function settle({ id, attempts }: Claimed, { error, isFinal = false }: Awaited<ReturnType<Delivery>>): Promise<void> {
    const em = orm.em.fork();
    if (error === undefined) {
      await em.execute("delete from outbox where id = ?", [id]);
      log.info({ mail: id, attempts }, "mail sent");
      return;
    }
    const isGivenUp = isFinal || attempts >= ATTEMPTS_MAX;
    await em.execute("update outbox set last_error = ?, due_at = ?, given_up_at = ? where id = ? and attempts = ?", [
      error.slice(0, ERROR_MAX_LENGTH),
      later(pauseAfter(attempts)),
      isGivenUp ? now() : null,
      id,
      attempts,
    ]);
    log.warn({ mail: id, attempts, error, given_up: isGivenUp }, "mail not sent");
  }

  async function sendWhatIsDue(): Promise<void> {
    await forgetExpired(orm.em.fork(), now());
    for (let message = await claim(); message; message = isStopped ? undefined : await claim())
      await settle(message, await deliver(message.id, message.content));
  }

  async function untilNextIsDue(): Promise<number> {
    const [next] = await orm.em
      .fork()
      .execute<{ due_at: Date | null }[]>("select min(due_at) as due_at from outbox where given_up_at is null");
    const wait = next?.due_at ? new Date(next.due_at).getTime() - now().getTime() : POLL_INTERVAL_MS;
    return Math.max(0, Math.min(wait, POLL_INTERVAL_MS));
  }

  async function run(): Promise<void> {
    let pause = DATABASE_PAUSE_MS;
    try {
      do {
        isWokenAgain = false;
        await sendWhatIsDue();
      } while (isWokenAgain);
      if (!isStopped) pause = await untilNextIsDue();
    } catch (error) {
      log.warn({ error: reasonOf(error) }, "the outbox cannot be read");
    }
    running = undefined;
    if (!isStopped) timer = setTimeout(wake, pause).unref();
  }

  function wake(): void {
    if (isStopped) return;
    clearTimeout(timer);
    if (running) isWokenAgain = true;
    else running = run();
  }

  wake();
  return {
    wake,
    /** Waits for the attempt in progress; the other messages wait for the next start. */
    stop: async () => {
      isStopped = true;
      isWokenAgain = false;
      clearTimeout(timer);
      await (stopping ??= Promise.race([running, new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref())]));
    },
  };
}
