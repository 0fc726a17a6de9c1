import { type EntityManager, sql } from "@mikro-orm/postgresql";
import type { z } from "zod";
import { type ActivityChange, type activityQuerySchema, HISTORY_PAGE_SIZE } from "#contracts/history/history.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { allResources, resourceNameOf } from "#server/platform/declaration/resource.ts";
import type { RecordedChange } from "#server/platform/database/change.entity.ts";
import { pageOfChanges, findRevertedKinds, titleOf } from "./change-list.ts";

type Query = z.infer<typeof activityQuerySchema>;

/** Activity on a day of Tunis. */
export function dayFilter(day: string) {
  const start = sql`cast(${day} as timestamp) at time zone ${BRAND.timeZone}`;
  const end = sql`(cast(${day} as timestamp) + interval '1 day') at time zone ${BRAND.timeZone}`;
  return { at: { $gte: start, $lt: end } };
}

/** Finds the changed records that still exist, as « resource id ». */
async function findExisting(em: EntityManager, changes: RecordedChange[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { entity } of allResources()) {
    const name = resourceNameOf(em, entity);
    const ids = changes.filter((change) => change.noun === name).map(({ record }) => record);
    if (ids.length === 0) continue;
    const rows = await em.find(entity, { id: { $in: ids } }, { fields: ["id"] });
    for (const { id } of rows) found.add(`${name} ${id}`);
  }
  return found;
}

/** One page of all changes, newest first. Changes of one transaction have the same `transaction`. */
export async function listActivity(em: EntityManager, { actor, noun, day, cursor }: Query) {
  const matching = { ...(actor && { actor }), ...(noun && { noun }), ...(day && dayFilter(day)) };
  const { changes, next } = await pageOfChanges(em, matching, { cursor, size: HISTORY_PAGE_SIZE });
  const there = await findExisting(em, changes);
  const reverted = await findRevertedKinds(em, changes);
  const data = changes.map((change): ActivityChange => {
    const { id, tx, at, via, record, operation, fields } = change;
    return {
      id,
      transaction: `${tx} ${at.getTime()}`,
      at: at.toISOString(),
      actor: change.actor ?? null,
      via,
      noun: change.noun,
      record,
      title: titleOf(change),
      exists: there.has(`${change.noun} ${record}`),
      operation,
      reverts: reverted.get(id) ?? null,
      fields,
    };
  });
  return { data, next };
}
