import type { EntityManager } from "@mikro-orm/postgresql";
import { RecordedChange } from "#server/platform/database/changes/change.entity.ts";
import { allResources, resourceNameOf } from "#server/platform/declaration/resource.ts";
import type { ClaimedDelivery } from "./delivery-queue.ts";

/** What is told of a change: of personal data, and of what was erased since, the id alone. The record is as the change left it, or as it was
 *  before its deletion. */
async function dataOf(em: EntityManager, { noun, record, version, fields, before, after }: RecordedChange): Promise<object> {
  const snapshot = after ?? before;
  if (!snapshot) return { id: record };
  const declared = allResources().find(({ entity }) => resourceNameOf(em, entity) === noun);
  const [item = snapshot] = (await declared?.readSnapshots?.(em, [snapshot])) ?? [];
  return { id: record, version, fields, item };
}

/** The body of an event's message, made from the history. Source: Standard Webhooks 1.0, « Payload structure ». */
export async function eventBody(em: EntityManager, { type, change: id, created_at }: ClaimedDelivery): Promise<string> {
  const change = id ? await em.findOne(RecordedChange, { id }) : null;
  const data = change ? await dataOf(em, change) : {};
  return JSON.stringify({ type, timestamp: (change?.at ?? created_at).toISOString(), data });
}
