import { DAY_MS } from "#server/platform/database/durations.ts";
import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { z } from "zod";
import {
  EVENT_KINDS,
  eventType,
  personalEvents,
  TEST_EVENT,
  WEBHOOKS_MAX,
  type Webhook as WebhookItem,
  type WebhookInput,
} from "#contracts/webhook/webhook.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { allResources, type Resource, resourceNameOf } from "#server/platform/declaration/resource.ts";
import { auditFields, lockForUpdate, refuseStale } from "#server/platform/rpc/entity-store.ts";
import { isAcceptable, type Reach } from "#server/platform/http/public-address.ts";
import { newSecret } from "./post-message.ts";
import { Webhook, WebhookDelivery } from "./webhook.entity.ts";

/** Time for which messages are signed with the former secret too. */
const CHANGE_OVER_MS = DAY_MS;

const UNACCEPTABLE = "Indiquez une URL en https d’un serveur public, sans nom ni mot de passe.";

/** An endpoint as administrators see it. */
export function toItem(webhook: Webhook): WebhookItem {
  const { url, events, item_fields, stopped_at, stop_reason, failing_since, previous_secret_until } = webhook;
  return {
    ...auditFields(webhook),
    url,
    events,
    item_fields,
    stopped: stopped_at && stop_reason ? { at: stopped_at.toISOString(), reason: stop_reason } : null,
    failing_since: failing_since?.toISOString() ?? null,
    previous_secret_until: previous_secret_until?.toISOString() ?? null,
  };
}

/** Lists the types of the events of a resource. */
function eventsOf(em: EntityManager, { entity, personal }: Resource<string>): string[] {
  const own = EVENT_KINDS.map((kind) => eventType(resourceNameOf(em, entity), kind));
  return personal ? [...own, ...personalEvents(personal.name)] : own;
}

/** Lists the fields that the records of these events have. */
function fieldsOf(em: EntityManager, events: string[]): string[] {
  return allResources().flatMap((resource) => {
    const [contract] = Object.values(resource.schemas ?? {}); // the first is that of a record
    const isSent = eventsOf(em, resource).some((event) => events.includes(event));
    return isSent && contract instanceof z.ZodObject ? Object.keys(contract.shape) : [];
  });
}

/** Refuses a URL that may not be called, events that no resource has, and fields that no record of these has. */
function refuseUnusable(em: EntityManager, { url, events, item_fields: fields = [] }: WebhookInput, reach: Reach): void {
  if (!isAcceptable(new URL(url), reach)) throw invalidField("url", UNACCEPTABLE);
  const known = new Set(allResources().flatMap((resource) => eventsOf(em, resource)));
  const unknown = events.find((event) => !known.has(event));
  if (unknown !== undefined) throw invalidField("events", `L’événement «\u202f${unknown}\u202f» n’existe pas.`);
  const had = new Set(fieldsOf(em, events));
  const unhad = fields.find((field) => !had.has(field));
  if (unhad !== undefined) throw invalidField("item_fields", `Aucun élément de ces événements n’a de champ «\u202f${unhad}\u202f».`);
}

/** The person who sets an endpoint up, and the addresses that it may have. */
type Setting = { owner?: number; reach: Reach };

/** Fails with `invalid` where another endpoint has this URL; of two requests at once, the second finds out. */
async function refuseTaken(em: EntityManager, { url, id = 0 }: { url: string; id?: number }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('URLs of webhooks', 0))`.execute(em.getKysely());
  if ((await em.count(Webhook, { url, id: { $ne: id } })) > 0)
    throw invalidField("url", "Un webhook de cette URL existe déjà\u202f: modifiez-le.");
}

/** Adds an endpoint with a secret of its own. */
export async function createWebhook(em: EntityManager, input: WebhookInput, { owner, reach }: Setting): Promise<Webhook> {
  refuseUnusable(em, input, reach);
  await refuseTaken(em, input);
  if ((await em.count(Webhook)) >= WEBHOOKS_MAX)
    throw new AppError("conflict", `${WEBHOOKS_MAX} webhooks au plus\u202f: supprimez-en un d’abord.`);
  const webhook = em.create(Webhook, { ...input, owner: owner ?? null, secret: newSecret() });
  await em.flush();
  return webhook;
}

/** Changes where an endpoint is, or what it is sent. */
export async function changeWebhook(
  em: EntityManager,
  { id, version, ...input }: WebhookInput & { id: number; version?: number | undefined },
  { owner, reach }: Setting,
): Promise<Webhook> {
  refuseUnusable(em, input, reach);
  await refuseTaken(em, { ...input, id });
  const webhook = await lockForUpdate(em, Webhook, id);
  refuseStale(webhook, version);
  em.assign(webhook, { ...input, ...(owner !== undefined && { owner }) });
  await em.flush();
  return webhook;
}

/** Stops an endpoint, or starts it again with a clean record. What waits for a stopped one waits on. */
export async function setWebhookActive(
  em: EntityManager,
  id: number,
  { isActive, now }: { isActive: boolean; now: Date },
): Promise<Webhook> {
  const webhook = await lockForUpdate(em, Webhook, id);
  if (isActive) em.assign(webhook, { stopped_at: null, stop_reason: null, failing_since: null });
  else if (!webhook.stopped_at) em.assign(webhook, { stopped_at: now, stop_reason: "paused" });
  await em.flush();
  return webhook;
}

/** Gives an endpoint a new secret; the former one signs too for a day. */
export async function rotateSecret(em: EntityManager, id: number, now: Date): Promise<Webhook> {
  const webhook = await lockForUpdate(em, Webhook, id);
  const previous_secret_until = new Date(now.getTime() + CHANGE_OVER_MS);
  em.assign(webhook, { secret: newSecret(), previous_secret: webhook.secret, previous_secret_until });
  await em.flush();
  return webhook;
}

/** Puts a trial on its way. Fails with `conflict` where the endpoint is stopped. */
export async function enqueueTrial(em: EntityManager, id: number, now: Date): Promise<WebhookDelivery> {
  const webhook = await runningWebhook(em, id);
  const delivery = em.create(WebhookDelivery, { id: randomUUID(), webhook, type: TEST_EVENT, created_at: now, due_at: now });
  await em.flush();
  return delivery;
}

/** Sends a settled delivery again, under the same id; one that waits is tried at once. Fails with `conflict` where the
 *  endpoint is stopped. */
export async function replay(em: EntityManager, id: string, now: Date): Promise<WebhookDelivery> {
  const delivery = await em.findOneOrFail(WebhookDelivery, { id });
  await runningWebhook(em, delivery.webhook.id);
  em.assign(delivery, { state: "waiting", attempts: 0, due_at: now, settled_at: null });
  await em.flush();
  return delivery;
}

/** Sends the failed deliveries of an endpoint again, each under its id; gives how many. Fails with `conflict` where the
 *  endpoint is stopped. */
export async function replayFailed(em: EntityManager, id: number, now: Date): Promise<number> {
  await runningWebhook(em, id);
  const again = { state: "waiting" as const, attempts: 0, due_at: now, settled_at: null };
  return em.nativeUpdate(WebhookDelivery, { webhook: id, state: "failed" }, again);
}

async function runningWebhook(em: EntityManager, id: number): Promise<Webhook> {
  const webhook = await lockForUpdate(em, Webhook, id);
  if (webhook.stopped_at) throw new AppError("conflict", "Ce webhook est arrêté\u202f: réactivez-le d’abord.");
  return webhook;
}
