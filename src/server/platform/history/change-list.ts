import type { FilterQuery } from "@mikro-orm/core";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import type { RecordChange } from "#contracts/history/history.ts";
import { RecordedChange, type Snapshot } from "#server/platform/database/change.entity.ts";
import { cutPage } from "#server/platform/database/rows.ts";
import { sql } from "kysely";
import { allResources, resourceNameOf } from "#server/platform/declaration/resource.ts";
import { type Permissions, requireRight, rightOf } from "#server/platform/rpc/rights.ts";
import { middleware } from "#server/platform/rpc/trpc.ts";

/** Title of a record in a change; empty where its snapshots have none. */
export function titleOf({ before, after }: { before?: Snapshot | null | undefined; after?: Snapshot | null | undefined }): string {
  const { title, name }: Snapshot = after ?? before ?? {};
  const label = title ?? name;
  return typeof label === "string" ? label : "";
}

/** Finds the kind of change that each of these undid, by its id. */
export async function findRevertedKinds(em: EntityManager, changes: RecordedChange[]): Promise<Map<number, RecordChange["reverts"]>> {
  const undone = await em.find(
    RecordedChange,
    { id: { $in: changes.flatMap(({ reverts }) => reverts ?? []) } },
    { fields: ["operation", "reverts"] },
  );
  const byId = new Map(undone.map(({ id, operation, reverts }) => [id, reverts ? ("undo" as const) : operation]));
  // The undone change may have been erased by its age.
  return new Map(changes.map(({ id, reverts }) => [id, reverts ? (byId.get(reverts) ?? "update") : null]));
}

/** Lists one page of the matching changes, newest first, and where the next one begins. `cursor` is the `next` of the
 *  page before. */
export async function pageOfChanges(
  em: EntityManager,
  matching: FilterQuery<RecordedChange>,
  { cursor, size }: { cursor: number | null | undefined; size: number },
): Promise<{ changes: RecordedChange[]; next: number | null }> {
  const older = cursor ? { id: { $lt: cursor } } : {};
  const found = await em.find(RecordedChange, { $and: [matching, older] }, { orderBy: { id: "desc" }, limit: size + 1 });
  const { data: changes, next } = cutPage(found, size);
  return { changes, next };
}

/** Fails with `forbidden` where the caller's transaction has changed a resource that its sender may not write. */
export async function requireRightsOfChanges(em: EntityManager, permissions: Permissions): Promise<void> {
  const { rows } = await sql<{ noun: string }>`
    select distinct noun from change where tx = pg_current_xact_id()::text and at = now()::timestamptz(3)`.execute(em.getKysely());
  const changed = new Set(rows.map(({ noun }) => noun));
  for (const { entity, router } of allResources())
    if (changed.has(resourceNameOf(em, entity))) requireRight(permissions, rightOf({ path: `${router}.`, type: "mutation" }));
}

/** A step that undoes a write of what its sender may not write. Undoing and restoring reach every resource, and know
 *  which ones only once they are done. Follows `transaction`. */
export const withRightsOfChanges = middleware(async ({ ctx: { em, actor }, next }) => {
  const done = await next();
  if (done.ok) await requireRightsOfChanges(em, actor?.permissions ?? { role: "reader", scopes: [] });
  return done;
});

/** Years that the history is kept, as the privacy page says: the names of administrators are personal data too. */
const RETENTION_YEARS = 2;

/** Gives the moment before which the history is erased. */
export function historyBegin(now: Date): Date {
  const end = new Date(now);
  end.setFullYear(end.getFullYear() - RETENTION_YEARS);
  return end;
}

/** Erases the changes that are two years old; gives how many. */
export function eraseOldChanges({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  return orm.em.fork().nativeDelete(RecordedChange, { at: { $lt: historyBegin(now()) } });
}
