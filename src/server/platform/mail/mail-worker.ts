import { MINUTE_MS } from "#server/platform/database/durations.ts";
import { setTimeout } from "node:timers/promises";
import type { SettingsInput } from "#contracts/settings/settings.ts";
import type { SecretBox } from "#server/platform/database/secret-box.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import { type Loop, startLoop } from "#server/platform/jobs/start-loop.ts";
import { deleteExpiredMails, type Mail } from "./outbox.ts";
import { mailboxOf, unsealMail } from "./outgoing-mail.ts";
import { createOutboxQueue, type Delivery, type QueueOptions } from "./outbox-queue.ts";

/** Longest interval between two polls of the outbox, for the messages of other instances. */
const POLL_INTERVAL_MS = MINUTE_MS;
/** Pause after an error of the database. */
const DATABASE_PAUSE_MS = 5_000;
/** Longest wait of a stopping server for the attempt in progress. After that its claim expires, and the message is sent
 *  again. */
const STOP_TIMEOUT_MS = 5_000;

/** Steps of the worker: `prepare` posts messages that are still to be written, before the outbox is read, and gives the
 *  milliseconds until it has more to post, if it knows. */
type Steps = { prepare?: () => Promise<number | undefined>; deliver: Delivery };

/** The running worker: `wake` notifies it of a committed message, and returns at once. */
export type MailWorker = Pick<Loop, "wake" | "stop">;

/** Sends the messages of the outbox one by one: at once when it is woken, again when an attempt is due, those of other
 *  instances included. Claims every message before sending it, so that several instances send it once. Never throws. */
export function startMailWorker({ prepare, deliver, ...options }: QueueOptions & Steps): MailWorker {
  const { orm, now, log } = options;
  const queue = createOutboxQueue(options);

  async function sendDue(stopped: AbortSignal): Promise<number> {
    const untilPrepared = await prepare?.();
    await deleteExpiredMails(orm.em.fork(), now());
    for (let message = await queue.claim(); message; message = stopped.aborted ? undefined : await queue.claim())
      await queue.settle(message, await deliver(message.id, message.content));
    const waits = [await queue.untilNext(), untilPrepared].filter((wait) => wait !== undefined);
    return Math.max(0, Math.min(...waits, POLL_INTERVAL_MS));
  }

  const { wake, stop } = startLoop(sendDue, {
    retryMs: DATABASE_PAUSE_MS,
    onError: (error) => log.warn({ error: reasonOf(error) }, "the outbox cannot be read"),
  });
  return {
    wake,
    /** Waits for the attempt in progress; the other messages wait for the next start. */
    stop: () => Promise.race([stop(), setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false })]),
  };
}

type Dependencies = QueueOptions & {
  settings: () => Promise<SettingsInput>;
  secrets: SecretBox;
  prepare: () => Promise<number | undefined>;
};

/** Opens outgoing mail for requests; starts the worker when a mail server is configured. The caller stops it before the
 *  database. */
export function openMail(
  { smtpUrl, contactEmail }: { smtpUrl: string | undefined; contactEmail: string | undefined },
  { settings, secrets, ...dependencies }: Dependencies,
): { mail: Mail; stop: () => Promise<void> } {
  const sender = async () => mailboxOf(await settings(), contactEmail);
  if (!smtpUrl) return { mail: { isEnabled: false, contactEmail, wake: () => {} }, stop: async () => {} };
  // Loaded only where mail is sent: the library takes several megabytes.
  const sending = import("./smtp-delivery.ts").then(({ smtpDelivery }) => smtpDelivery({ smtpUrl, sender }));
  const deliver: Delivery = async (id, mail) => {
    const readable = unsealMail(mail, secrets);
    return readable ? (await sending)(id, readable) : { error: "the mail was sealed under another JWT_SECRET", isFinal: true };
  };
  const { wake, stop } = startMailWorker({ ...dependencies, deliver });
  return { mail: { isEnabled: true, contactEmail, wake }, stop };
}
