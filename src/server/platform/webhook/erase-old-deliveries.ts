import type { MikroORM } from "@mikro-orm/postgresql";
import { WebhookDelivery } from "./webhook.entity.ts";

const RETENTION_MS = 30 * 24 * 60 * 60_000;

/** Erases the deliveries that are 30 days old; gives how many. */
export function eraseOldDeliveries({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  return orm.em.fork().nativeDelete(WebhookDelivery, { created_at: { $lt: new Date(now().getTime() - RETENTION_MS) } });
}
