import { AsyncLocalStorage } from "node:async_hooks";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import { forgetExpired } from "./outbox.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { createOutboxQueue, type Outcome, type QueueOptions } from "./outbox-queue.ts";

/** Longest interval between two polls of the outbox, for the messages of other instances. */
const POLL_INTERVAL_MS = 60_000;
/** Pause after an error of the database. */
const DATABASE_PAUSE_MS = 5_000;
/** Longest wait of a stopping server for the attempt in progress. After that its claim expires, and the message is sent
 *  again. */
const STOP_TIMEOUT_MS = 5_000;

/** Sends one message, or gives the error. */
export type Delivery = (id: string, mail: OutgoingMail) => Promise<Outcome>;

/** Steps of the worker: `prepare` posts messages that are still to be written, before the outbox is read, and gives the
 *  milliseconds until it has more to post, if it knows. */
type Posting = { prepare?: () => Promise<number | undefined>; deliver: Delivery };

/** The running worker: `wake` notifies it of a committed message, and returns at once. */
export type MailWorker = { wake: () => void; stop: () => Promise<void> };

/** Sends the messages of the outbox one by one: at once when it is woken, again when an attempt is due, those of other
 *  instances included. Claims every message before sending it, so that several instances send it once. Never throws. */
export function startMailWorker({ prepare, deliver, ...options }: QueueOptions & Posting): MailWorker {
  const { orm, now, log } = options;
  const queue = createOutboxQueue(options);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let isWokenAgain = false;
  let stopping: Promise<unknown> | undefined;
  let untilPrepared: number | undefined;

  async function sendDue(): Promise<void> {
    untilPrepared = await prepare?.();
    await forgetExpired(orm.em.fork(), now());
    for (let message = await queue.claim(); message; message = isStopped ? undefined : await queue.claim())
      await queue.settle(message, await deliver(message.id, message.content));
  }

  async function untilNextIsDue(): Promise<number> {
    const waits = [await queue.untilNext(), untilPrepared].filter((wait) => wait !== undefined);
    return Math.max(0, Math.min(...waits, POLL_INTERVAL_MS));
  }

  async function run(): Promise<void> {
    let pause = DATABASE_PAUSE_MS;
    try {
      do {
        isWokenAgain = false;
        await sendDue();
      } while (isWokenAgain);
      if (!isStopped) pause = await untilNextIsDue();
      if (isWokenAgain) pause = 0; // meanwhile
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
    // A request that wakes the worker is not the parent of its trace.
    wake: AsyncLocalStorage.bind(wake),
    /** Waits for the attempt in progress; the other messages wait for the next start. */
    stop: async () => {
      isStopped = true;
      isWokenAgain = false;
      clearTimeout(timer);
      await (stopping ??= Promise.race([running, new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref())]));
    },
  };
}
