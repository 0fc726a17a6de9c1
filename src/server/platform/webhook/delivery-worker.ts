import { setTimeout } from "node:timers/promises";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import { type Loop, startLoop } from "#server/platform/jobs/start-loop.ts";
import { type ClaimedDelivery, createDeliveryQueue, type QueueOptions } from "./delivery-queue.ts";
import type { Reach } from "#server/platform/http/public-address.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type Attempt, postMessage, signedHeaders } from "./post-message.ts";
import { RecordedChange, type Snapshot } from "#server/platform/database/change.entity.ts";
import type { Webhook } from "./webhook.entity.ts";
import { sql } from "kysely";
import { personalEvents } from "#contracts/webhook/webhook.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { mayCall } from "#server/platform/rpc/rights.ts";
import { allResources, type Resource, resourceNameOf } from "#server/platform/declaration/resource.ts";

/** Interval between two looks at the outbox: the events come from triggers, which wake no program. */
const POLL_INTERVAL_MS = 2_000;
/** Time for which a stopping server waits for the tries in progress. After that their claims expire, and they are made
 *  again. */
const STOP_TIMEOUT_MS = 5_000;

/** `wake` makes the worker look at once, and returns at once. */
export type DeliveryWorker = Pick<Loop, "wake" | "stop">;

type Dependencies = QueueOptions & { reach: Reach };

async function trySending(claimed: ClaimedDelivery, queue: ReturnType<typeof createDeliveryQueue>, { orm, now, log, reach }: Dependencies) {
  const attempt = await sendEvent(orm.em.fork(), claimed, { sentAt: now(), reach }).catch((error: unknown) => {
    log.error({ err: error, delivery: claimed.id }, "an event cannot be told");
    return { status: null, reply: "Le message n’a pas pu être préparé." };
  });
  await queue.settle(claimed, attempt);
}

/** Sends the events of the outbox, one at a time to each endpoint, so that a slow one delays only itself. Of several
 *  instances, one sends each. Never throws. */
export function startDeliveryWorker(dependencies: Dependencies): DeliveryWorker {
  const { log } = dependencies;
  const queue = createDeliveryQueue(dependencies);
  const busy = new Map<number, Promise<void>>();

  function start(claimed: ClaimedDelivery): void {
    const done = trySending(claimed, queue, dependencies)
      // its claim expires
      .catch((error: unknown) => log.warn({ error: reasonOf(error) }, "a delivery cannot be settled"))
      .finally(() => {
        busy.delete(claimed.webhook.id);
        wake();
      });
    busy.set(claimed.webhook.id, done);
  }

  async function startDue(stopped: AbortSignal): Promise<void> {
    const claimNext = async () => (stopped.aborted ? undefined : queue.claim([...busy.keys()]));
    for (let next = await claimNext(); next; next = await claimNext()) start(next);
  }

  const { wake, stop } = startLoop(startDue, {
    intervalMs: POLL_INTERVAL_MS,
    // logged once, not every two seconds
    onError: (error, failures) => failures === 1 && log.warn({ error: reasonOf(error) }, "the events to send cannot be read"),
  });
  return {
    wake,
    stop: async () => {
      const working = stop().then(() => Promise.all(busy.values()));
      await Promise.race([working, setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/** Starts the worker, unless nothing is to be sent. Requests wake it for an event, after the commit; the caller stops
 *  it before the database. */
export function openWebhooks(
  { isSending, ...reach }: Reach & { isSending: boolean },
  dependencies: QueueOptions,
): { webhooks: Pick<Loop, "wake">; stop: () => Promise<void> } {
  if (!isSending) return { webhooks: { wake: () => {} }, stop: async () => {} };
  const { wake, stop } = startDeliveryWorker({ ...dependencies, reach });
  return { webhooks: { wake }, stop };
}

/** Sends an event to its endpoint, signed; with the former secret too while it is valid. */
async function sendEvent(em: EntityManager, claimed: ClaimedDelivery, { sentAt, reach }: { sentAt: Date; reach: Reach }): Promise<Attempt> {
  const { url, secret, previous_secret: previous, previous_secret_until: until } = claimed.webhook;
  const body = await eventBody(em, claimed);
  const secrets = previous && until && until > sentAt ? [secret, previous] : [secret];
  return postMessage(url, { headers: signedHeaders({ id: claimed.id, sentAt, body }, secrets), body }, reach);
}

/** Leaves of a record the fields that an endpoint asks for. */
function pickFields(item: object, { item_fields: chosen }: Webhook): object {
  return chosen.length === 0 ? item : Object.fromEntries(Object.entries(item).filter(([field]) => chosen.includes(field)));
}

/** Builds the data of an event: only the id for erased changes, and for personal data without the right to them. The
 *  record is as the change left it, or as it was before its deletion; a personal one as it is now. */
async function dataOf(em: EntityManager, { type, webhook }: ClaimedDelivery, change: RecordedChange): Promise<object> {
  const { record, version, fields, before, after } = change;
  const snapshot = after ?? before;
  if (snapshot) return { id: record, version, fields, item: pickFields(await eventItem(em, change, snapshot), webhook) };
  const item = await readPersonalItem(em, { type, record, owner: webhook.owner?.id });
  return item ? { id: record, item: pickFields(item, webhook) } : { id: record };
}

/** The body of an event's message, made from the history. Source: Standard Webhooks 1.0, « Payload structure ». */
async function eventBody(em: EntityManager, claimed: ClaimedDelivery): Promise<string> {
  const { type, change: id, created_at } = claimed;
  const change = id ? await em.findOne(RecordedChange, { id }) : null;
  const data = change ? await dataOf(em, claimed, change) : {};
  return JSON.stringify({ type, timestamp: (change?.at ?? created_at).toISOString(), data });
}

/** Reads when the version of a change was written: a later version has a time of its own. */
async function readWriteTime(em: EntityManager, { entity }: Resource<string>, { record, version, at }: RecordedChange): Promise<Date> {
  const { rows } = await sql<{ updated_at: Date }>`
    select updated_at from ${sql.table(em.getMetadata().get(entity).tableName)} where id = ${record} and version = ${version}`.execute(
    em.getKysely(),
  );
  return new Date(rows[0]?.updated_at ?? at);
}

/** Event of a record of personal data, and the person who set its endpoint up. */
type PersonalEvent = { type: string; record: number; owner: number | undefined };

/** Reads the record of an event that may carry personal data. Gives undefined of any other event, of an erased record,
 *  and where the endpoint's owner may not read it, or not any more. */
async function readPersonalItem(em: EntityManager, { type, record, owner }: PersonalEvent): Promise<object | undefined> {
  const declared = allResources().find(({ personal }) => personal && personalEvents(personal.name)[0] === type);
  if (!declared?.personal || owner === undefined) return undefined;
  const person = await em.findOne(Administrator, { id: owner, is_active: true });
  if (!person || !mayCall({ role: person.role }, { role: declared.rights.read })) return undefined;
  return declared.personal.readItem(em, record);
}

/** Builds the record of an event as the REST paths give it, in the version of the change. A snapshot that is older than
 *  today's contract is given as it was recorded. */
async function eventItem(em: EntityManager, change: RecordedChange, snapshot: Snapshot): Promise<object> {
  const declared = allResources().find(({ entity }) => resourceNameOf(em, entity) === change.noun);
  if (!declared) return snapshot;
  const [read = snapshot] = (await declared.readSnapshots?.(em, [snapshot])) ?? [];
  const { created_at: created } = read;
  const item = {
    ...read,
    id: change.record,
    version: change.version,
    created_at: typeof created === "string" ? new Date(created).toISOString() : created,
    updated_at: (await readWriteTime(em, declared, change)).toISOString(),
  };
  const whole = (await declared.completeItem?.(em, item)) ?? item;
  const [contract] = Object.values(declared.schemas ?? {}); // the first is that of a record
  const parsed = contract?.safeParse(whole);
  return parsed?.success ? (parsed.data as object) : whole; // each contract of a record is an object
}
