import type { EntityManager } from "@mikro-orm/postgresql";
import { DELIVERIES_PAGE_SIZE, type Delivery } from "#contracts/webhook/webhook.ts";
import { RecordedChange } from "#server/platform/database/changes/change.entity.ts";
import { WebhookDelivery } from "./webhook.entity.ts";

/** Deliveries as administrators see them. */
export async function toDeliveryItems(em: EntityManager, deliveries: WebhookDelivery[]): Promise<Delivery[]> {
  const told = deliveries.flatMap(({ change }) => change ?? []);
  const changes = await em.find(RecordedChange, { id: { $in: told } }, { fields: ["record"] });
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
export async function pageOfDeliveries(em: EntityManager, { webhook, cursor }: { webhook: number; cursor?: string | null | undefined }) {
  const last = cursor ? await em.findOneOrFail(WebhookDelivery, { id: cursor, webhook }) : undefined;
  const older = last && { $or: [{ created_at: { $lt: last.created_at } }, { created_at: last.created_at, id: { $lt: last.id } }] };
  const found = await em.find(
    WebhookDelivery,
    { webhook, ...older },
    { orderBy: { created_at: "desc", id: "desc" }, limit: DELIVERIES_PAGE_SIZE + 1 },
  );
  const deliveries = found.slice(0, DELIVERIES_PAGE_SIZE);
  return {
    data: await toDeliveryItems(em, deliveries),
    next: found.length > DELIVERIES_PAGE_SIZE ? (deliveries.at(-1)?.id ?? null) : null,
  };
}
