import { z } from "zod";
import { activationSchema, byIdSchema, okSchema } from "#contracts/shared/entity.ts";
import {
  deliveriesPageSchema,
  deliveriesQuerySchema,
  deliveryIdSchema,
  deliverySchema,
  replayedSchema,
  webhookAddressSchema,
  webhookChangeSchema,
  webhookInputSchema,
  webhookSchema,
  webhookWithSecretSchema,
  DELIVERIES_PAGE_SIZE,
  type Delivery,
} from "#contracts/webhook/webhook.ts";
import { requireRecentFactor } from "#server/platform/identity/factor/recent-factor.ts";
import { withoutIdempotency } from "#server/platform/rpc/idempotency/idempotency.ts";
import { removeEntity } from "#server/platform/rpc/entity-store.ts";
import { requireLastingSession } from "#server/platform/identity/session/lock-session.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { signedInProcedure, requireSession, router } from "#server/platform/rpc/trpc.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { recordSecurityEvent } from "#server/platform/identity/security-event/record-security-event.ts";
import { Webhook, WebhookDelivery } from "./webhook.entity.ts";
import {
  changeWebhook,
  createWebhook,
  enqueueTrial,
  replay,
  replayFailed,
  rotateSecret,
  setWebhookActive,
  toItem,
} from "./webhook-store.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { cutPage } from "#server/platform/database/rows.ts";
import { RecordedChange } from "#server/platform/database/change.entity.ts";

const administratorProcedure = signedInProcedure.meta({ right: { role: "admin" } });

/** A procedure that decides where content is sent, or shows a secret. */
const changing = administratorProcedure.use(requireSession).use(requireRecentFactor);

/** The endpoints of other programs, which are sent what changes. */
export const webhookRouter = router({
  list: administratorProcedure
    .output(z.array(webhookSchema))
    .query(async ({ ctx: { em } }) => (await em.find(Webhook, {}, { orderBy: { id: "asc" } })).map(toItem)),
  /** Adds an endpoint; its secret is shown this once. */
  create: changing
    .input(webhookInputSchema)
    .use(withoutIdempotency)
    .use(transaction)
    .use(requireLastingSession)
    .output(webhookWithSecretSchema)
    .mutation(async ({ ctx, input }) => {
      const webhook = await createWebhook(ctx.em, input, { owner: ctx.session.administrator, reach: ctx.reach });
      await recordChange(ctx, webhook, "ajout");
      return withSecret(webhook);
    }),
  update: changing
    .input(webhookChangeSchema)
    .use(transaction)
    .use(requireLastingSession)
    .output(webhookSchema)
    .mutation(async ({ ctx, input }) => {
      const webhook = await changeWebhook(ctx.em, input, { owner: ctx.session.administrator, reach: ctx.reach });
      await recordChange(ctx, webhook, "modification");
      return toItem(webhook);
    }),
  /** Stops an endpoint, or starts it again. */
  setActive: administratorProcedure
    .input(activationSchema)
    .use(transaction)
    .output(webhookSchema)
    .mutation(async ({ ctx, input: { id, is_active: isActive } }) => {
      const webhook = await setWebhookActive(ctx.em, id, { isActive, now: ctx.now() });
      await recordChange(ctx, webhook, isActive ? "reprise" : "arrêt");
      return toItem(webhook);
    }),
  /** Gives an endpoint a new secret, which is shown this once. */
  rotate: changing
    .input(byIdSchema)
    .use(withoutIdempotency)
    .use(transaction)
    .use(requireLastingSession)
    .output(webhookWithSecretSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      const webhook = await rotateSecret(ctx.em, id, ctx.now());
      await recordChange(ctx, webhook, "nouveau secret");
      return withSecret(webhook);
    }),
  remove: administratorProcedure
    .input(byIdSchema)
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      const webhook = await ctx.em.findOne(Webhook, { id });
      if (webhook) await recordChange(ctx, webhook, "suppression");
      await removeEntity(ctx.em, Webhook, id);
      return { success: true as const };
    }),
  /** Sends an event that only tries the endpoint. */
  sendTest: administratorProcedure
    .input(byIdSchema)
    .use(transaction)
    .output(deliverySchema)
    .mutation(async ({ ctx: { em, now, webhooks, afterCommit }, input: { id } }) => {
      afterCommit(webhooks.wake);
      return onlyItem(em, await enqueueTrial(em, id, now()));
    }),
  deliveries: administratorProcedure
    .input(deliveriesQuerySchema)
    .output(deliveriesPageSchema)
    .query(({ ctx: { em }, input }) => pageOfDeliveries(em, input)),
  /** Sends a delivery again. */
  replay: administratorProcedure
    .input(deliveryIdSchema)
    .use(transaction)
    .output(deliverySchema)
    .mutation(async ({ ctx: { em, now, webhooks, afterCommit }, input: { id } }) => {
      afterCommit(webhooks.wake);
      return onlyItem(em, await replay(em, id, now()));
    }),
  /** Sends all failed deliveries of an endpoint again. */
  replayFailed: administratorProcedure
    .input(byIdSchema)
    .use(transaction)
    .output(replayedSchema)
    .mutation(async ({ ctx: { em, now, webhooks, afterCommit }, input: { id } }) => {
      afterCommit(webhooks.wake);
      return { count: await replayFailed(em, id, now()) };
    }),
  /** Sends all failed deliveries to a URL again, for the program behind it. */
  replayFailedTo: signedInProcedure
    .meta({ right: { role: "admin", scope: "webhooks:write" } })
    .input(webhookAddressSchema)
    .use(transaction)
    .output(replayedSchema)
    .mutation(async ({ ctx: { em, now, webhooks, afterCommit }, input: { url } }) => {
      const { id } = await em.findOneOrFail(Webhook, { url });
      afterCommit(webhooks.wake);
      return { count: await replayFailed(em, id, now()) };
    }),
});

/** Deliveries as administrators see them. */
async function toDeliveryItems(em: EntityManager, deliveries: WebhookDelivery[]): Promise<Delivery[]> {
  const changeIds = deliveries.flatMap(({ change }) => change ?? []);
  const changes = await em.find(RecordedChange, { id: { $in: changeIds } }, { fields: ["record"] });
  const records = new Map(changes.map(({ id, record }) => [id, record]));
  return deliveries.map(({ id, type, change, created_at, state, attempts, due_at, settled_at, status, reply }) => ({
    id,
    type,
    record: records.get(change ?? 0) ?? null,
    created_at: created_at.toISOString(),
    state,
    attempts,
    due_at: due_at?.toISOString() ?? null,
    settled_at: settled_at?.toISOString() ?? null,
    status: status ?? null,
    reply,
  }));
}

/** One page of an endpoint's deliveries, newest first. */
async function pageOfDeliveries(em: EntityManager, { webhook, cursor }: { webhook: number; cursor?: string | null | undefined }) {
  const last = cursor ? await em.findOneOrFail(WebhookDelivery, { id: cursor, webhook }) : undefined;
  const older = last && { $or: [{ created_at: { $lt: last.created_at } }, { created_at: last.created_at, id: { $lt: last.id } }] };
  const found = await em.find(
    WebhookDelivery,
    { webhook, ...older },
    { orderBy: { created_at: "desc", id: "desc" }, limit: DELIVERIES_PAGE_SIZE + 1 },
  );
  const { data: deliveries, next } = cutPage(found, DELIVERIES_PAGE_SIZE);
  return { data: await toDeliveryItems(em, deliveries), next };
}

/** Records what was done to an endpoint, which is named by its host alone: the rest of its URL may hold a secret. */
function recordChange(ctx: Context, { url }: Webhook, what: string): Promise<void> {
  return recordSecurityEvent(ctx, { kind: "webhook_changed", subject: `${new URL(url).host} (${what})` });
}

const withSecret = (webhook: Webhook) => ({ ...toItem(webhook), secret: webhook.secret });

async function onlyItem(em: EntityManager, delivery: WebhookDelivery) {
  const [item] = await toDeliveryItems(em, [delivery]);
  if (!item) throw new Error("one delivery makes one item");
  return item;
}
