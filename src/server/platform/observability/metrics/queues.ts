import type { MikroORM } from "@mikro-orm/postgresql";
import { Outbox } from "#server/platform/mail/outbox.entity.ts";
import { WebhookDelivery } from "#server/platform/webhook/webhook.entity.ts";

/** What waits to be sent. */
export const QUEUES = ["mail", "webhook"] as const;

/** How many messages wait in a queue; undefined while the database does not answer: all other metrics are worth having then. */
export function waitingIn({ em }: MikroORM, queue: (typeof QUEUES)[number]): Promise<number | undefined> {
  const counting =
    queue === "mail" ? em.fork().count(Outbox, { given_up_at: null }) : em.fork().count(WebhookDelivery, { due_at: { $ne: null } });
  return counting.catch(() => undefined);
}
