import { DAY_MS, HOUR_MS, MINUTE_MS } from "#server/platform/database/durations.ts";
import type { Loaded, MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Logger } from "pino";
import type { STOP_REASONS } from "#contracts/webhook/webhook.ts";
import { CLOCK_TOLERANCE_MS } from "#server/platform/database/clock.ts";
import type { Attempt } from "./post-message.ts";
import { Webhook, WebhookDelivery } from "./webhook.entity.ts";

/** Pauses between the tries of one delivery, a day in all. Source: Standard Webhooks 1.0, « Deliverability and
 *  reliability ». */
const PAUSES_MS = [5 * 1000, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, 6.5 * HOUR_MS];

/** Time for which an endpoint may fail before it is stopped. */
const FAILING_MAX_MS = DAY_MS;

/** Longest pause that an endpoint may ask for. */
const ASKED_PAUSE_MAX_MS = DAY_MS;

/** Duration of an instance's claim on a delivery: longer than any try takes. */
const CLAIM_MS = MINUTE_MS;

const GONE = 410;

/** A delivery that this instance is trying, with its endpoint. */
export type ClaimedDelivery = Loaded<WebhookDelivery, "webhook">;

/** Dependencies of the queue of deliveries. */
export type QueueOptions = {
  orm: MikroORM;
  now: () => Date;
  log: Logger;
  /** Milliseconds until the next try, from the number of tries so far; undefined when there is none. */
  pauseAfter?: (attempts: number) => number | undefined;
};

/** Pause before the next try, up to a tenth longer, so that deliveries that failed together are not tried together. */
function growingPause(attempts: number): number | undefined {
  const pause = PAUSES_MS[attempts - 1];
  return pause && pause * (1 + Math.random() / 10);
}

/** The pause that an endpoint asks for by `Retry-After`, in seconds or as a date. At most a day; none if it cannot be
 *  read. Source: RFC 9110 §10.2.3. */
function askedPause(asked: string | undefined, now: Date): number {
  if (asked === undefined) return 0;
  const pause = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now.getTime();
  return Number.isNaN(pause) ? 0 : Math.min(Math.max(pause, 0), ASKED_PAUSE_MAX_MS);
}

function isDelivered({ status }: Attempt): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Stops an endpoint; its waiting deliveries are given up, and can be sent again by hand. */
async function stop({ orm, now, log }: QueueOptions, webhook: number, reason: (typeof STOP_REASONS)[number]): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const db = em.getKysely();
    await sql`update webhook set stopped_at = ${now()}, stop_reason = ${reason}, version = version + 1 where id = ${webhook} and stopped_at is null`.execute(
      db,
    );
    await sql`update webhook_delivery set state = 'failed', due_at = null, settled_at = ${now()}
      where webhook = ${webhook} and state = 'waiting'`.execute(db);
  });
  log.warn({ webhook, reason }, "webhook stopped");
}

/** Creates the queue of deliveries, in the order in which they are due. Several instances share it and get each
 *  delivery once. */
export function createDeliveryQueue({ orm, now, log, pauseAfter = growingPause }: QueueOptions) {
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);

  /** Decides whether a failure stops an endpoint, and why; undefined if not. Records the first failure. The clock
   *  alone stops none: a delivery must have had all its tries too. */
  async function stopReason(
    webhook: number,
    { status, isLast }: Attempt & { isLast: boolean },
  ): Promise<(typeof STOP_REASONS)[number] | undefined> {
    const em = orm.em.fork();
    await sql`update webhook set failing_since = coalesce(failing_since, ${now()}) where id = ${webhook}`.execute(em.getKysely());
    if (status === GONE) return "gone";
    if (!isLast) return undefined;
    return (await em.count(Webhook, { id: webhook, failing_since: { $lte: later(-FAILING_MAX_MS) } })) > 0 ? "failing" : undefined;
  }

  return {
    /** Claims the first due delivery, of no endpoint that is `busy`; undefined if there is none. One that is due after
     *  the longest pause was postponed by a clock that was ahead: it is due now. */
    async claim(busy: number[]): Promise<ClaimedDelivery | undefined> {
      const em = orm.em.fork();
      const { rows } = await sql<{ id: string }>`
        update webhook_delivery set attempts = attempts + 1, due_at = ${later(CLAIM_MS)} where id = (
          select waiting.id from webhook_delivery waiting join webhook target on target.id = waiting.webhook
          where (waiting.due_at <= ${now()} or waiting.due_at > ${later(ASKED_PAUSE_MAX_MS + CLOCK_TOLERANCE_MS)}) and target.stopped_at is null and waiting.webhook <> all(${busy}::int[])
          order by waiting.due_at, waiting.id limit 1 for update of waiting skip locked
        ) returning id`.execute(em.getKysely());
      const [claimed] = await em.find(WebhookDelivery, { id: { $in: rows.map(({ id }) => id) } }, { populate: ["webhook"] });
      return claimed;
    },

    /** Stores the result of a try while its claim holds. Stops an endpoint that is gone or has failed for a day. */
    async settle({ id, webhook: { id: webhook }, attempts }: ClaimedDelivery, attempt: Attempt): Promise<void> {
      const { status, reply } = attempt;
      const db = orm.em.fork().getKysely();
      const growing = isDelivered(attempt) ? undefined : pauseAfter(attempts);
      // an endpoint may ask for more time, never for more tries
      const pause = growing && Math.max(growing, askedPause(attempt.retryAfter, now()));
      const unsuccessful = pause === undefined ? "failed" : "waiting";
      const state = isDelivered(attempt) ? "delivered" : unsuccessful;
      await sql`update webhook_delivery set state = ${state}, status = ${status}, reply = ${reply},
          due_at = ${pause === undefined ? null : later(pause)}, settled_at = ${pause === undefined ? now() : null}
        where id = ${id} and attempts = ${attempts} and state = 'waiting'`.execute(db);
      if (state === "delivered") {
        await sql`update webhook set failing_since = null where id = ${webhook} and failing_since is not null`.execute(db);
        return;
      }
      log.info({ webhook, delivery: id, attempts, status }, "webhook not delivered");
      const reason = await stopReason(webhook, { ...attempt, isLast: pause === undefined });
      if (reason) await stop({ orm, now, log }, webhook, reason);
    },
  };
}

const RETENTION_MS = 30 * DAY_MS;

/** Erases the deliveries that are 30 days old; gives how many. */
export function eraseOldDeliveries({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  return orm.em.fork().nativeDelete(WebhookDelivery, { created_at: { $lt: new Date(now().getTime() - RETENTION_MS) } });
}
