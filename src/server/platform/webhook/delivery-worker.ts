import { AsyncLocalStorage } from "node:async_hooks";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import { type ClaimedDelivery, createDeliveryQueue, type QueueOptions } from "./delivery-queue.ts";
import type { Reach } from "./public-address.ts";
import { sendEvent } from "./send-event.ts";

/** Interval between two looks at the outbox: the events come from triggers, which wake no program. */
const POLL_INTERVAL_MS = 2_000;
/** How long a stopping server waits for the tries in progress; after that their claims expire, and they are made again. */
const STOP_TIMEOUT_MS = 5_000;

/** `wake` makes the worker look at once, and returns at once. */
export type DeliveryWorker = { wake: () => void; stop: () => Promise<void> };

type Dependencies = QueueOptions & { reach: Reach };

async function trySending(claimed: ClaimedDelivery, queue: ReturnType<typeof createDeliveryQueue>, { orm, now, log, reach }: Dependencies) {
  const attempt = await sendEvent(orm.em.fork(), claimed, { sentAt: now(), reach }).catch((error: unknown) => {
    log.error({ err: error, delivery: claimed.id }, "an event cannot be told");
    return { status: null, reply: "Le message n’a pas pu être préparé." };
  });
  await queue.settle(claimed, attempt);
}

/** Sends the events of the outbox, one at a time to each endpoint, so that a slow one holds up itself alone. Several instances send each once.
 *  Never throws. */
export function startDeliveryWorker(dependencies: Dependencies): DeliveryWorker {
  const { log } = dependencies;
  const queue = createDeliveryQueue(dependencies);
  const busy = new Map<number, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let isWokenAgain = false;
  let isSilent = false;

  function start(claimed: ClaimedDelivery): void {
    const done = trySending(claimed, queue, dependencies)
      .catch((error: unknown) => log.warn({ error: reasonOf(error) }, "a delivery cannot be settled")) // its claim expires
      .finally(() => {
        busy.delete(claimed.webhook.id);
        wake();
      });
    busy.set(claimed.webhook.id, done);
  }

  async function claimNext(): Promise<ClaimedDelivery | undefined> {
    return isStopped ? undefined : queue.claim([...busy.keys()]);
  }

  async function run(): Promise<void> {
    try {
      do {
        isWokenAgain = false;
        for (let next = await claimNext(); next; next = await claimNext()) start(next);
      } while (isWokenAgain);
      isSilent = false;
    } catch (error) {
      if (!isSilent) log.warn({ error: reasonOf(error) }, "the events to send cannot be read");
      isSilent = true; // said once, not every two seconds
    }
    running = undefined;
    if (!isStopped) timer = setTimeout(wake, POLL_INTERVAL_MS).unref();
  }

  function wake(): void {
    if (isStopped) return;
    clearTimeout(timer);
    if (running) isWokenAgain = true;
    else running = run();
  }

  wake();
  return {
    // What a request wakes is no part of its trace.
    wake: AsyncLocalStorage.bind(wake),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      const working = Promise.resolve(running).then(() => Promise.all(busy.values()));
      await Promise.race([working, new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref())]);
    },
  };
}
