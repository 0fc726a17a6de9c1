import { z } from "zod";
import { activationSchema, byIdSchema, okSchema } from "#contracts/shared/entity.ts";
import {
  deliveriesPageSchema,
  deliveriesQuerySchema,
  deliveryIdSchema,
  deliverySchema,
  webhookChangeSchema,
  webhookInputSchema,
  webhookSchema,
  webhookWithSecretSchema,
} from "#contracts/webhook/webhook.ts";
import { requireRecentFactor } from "#server/platform/identity/factor/recent-factor.ts";
import { secretReply } from "#server/platform/rpc/idempotency/secret-reply.ts";
import { removeEntity } from "#server/platform/rpc/entity-store.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { asideProcedure, personal, router } from "#server/platform/rpc/trpc.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { recordSecurityEvent } from "#server/platform/identity/security-event/record-security-event.ts";
import { pageOfDeliveries, toDeliveryItems } from "./delivery-list.ts";
import { Webhook, type WebhookDelivery } from "./webhook.entity.ts";
import { changeWebhook, createWebhook, enqueueTrial, replay, rotateSecret, setWebhookActive, toItem } from "./webhook-store.ts";

/** Records what was done to an endpoint, which is named by its host alone: the rest of its URL may hold a secret. */
function recordChange(ctx: Context, { url }: Webhook, what: string): Promise<void> {
  return recordSecurityEvent(ctx, { kind: "webhook_changed", subject: `${new URL(url).host} (${what})` });
}

const withSecret = (webhook: Webhook) => ({ ...toItem(webhook), secret: webhook.secret });

const administratorProcedure = asideProcedure.meta({ right: { role: "admin" } });
/** What decides where the content goes, or shows a secret. */
const changing = administratorProcedure.use(personal).use(requireRecentFactor);

/** The endpoints of other programs, which are sent what changes. */
export const webhookRouter = router({
  list: administratorProcedure
    .output(z.array(webhookSchema))
    .query(async ({ ctx: { em } }) => (await em.find(Webhook, {}, { orderBy: { id: "asc" } })).map(toItem)),
  /** Adds an endpoint; its secret is shown this once. */
  create: changing
    .input(webhookInputSchema)
    .use(secretReply)
    .use(transaction)
    .output(webhookWithSecretSchema)
    .mutation(async ({ ctx, input }) => {
      const webhook = await createWebhook(ctx.em, input, ctx.webhooks.reach);
      await recordChange(ctx, webhook, "ajout");
      return withSecret(webhook);
    }),
  update: changing
    .input(webhookChangeSchema)
    .use(transaction)
    .output(webhookSchema)
    .mutation(async ({ ctx, input }) => {
      const webhook = await changeWebhook(ctx.em, input, ctx.webhooks.reach);
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
    .use(secretReply)
    .use(transaction)
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
});

async function onlyItem(em: Parameters<typeof toDeliveryItems>[0], delivery: WebhookDelivery) {
  const [item] = await toDeliveryItems(em, [delivery]);
  if (!item) throw new Error("one delivery makes one item");
  return item;
}
