import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { allResources, resourceNameOf } from "#server/platform/declaration/resource.ts";
import { type Permissions, requireRight, rightOf } from "#server/platform/rpc/rights.ts";

/** Fails with `forbidden` where the caller's transaction has changed a resource that its sender may not write: undoing and restoring reach every resource,
 *  and know which only once it is done. */
export async function requireRightsOfChanges(em: EntityManager, permissions: Permissions): Promise<void> {
  const { rows } = await sql<{ noun: string }>`
    select distinct noun from change where tx = pg_current_xact_id()::text and at = now()::timestamptz(3)`.execute(em.getKysely());
  const changed = new Set(rows.map(({ noun }) => noun));
  for (const { entity, router } of allResources())
    if (changed.has(resourceNameOf(em, entity))) requireRight(permissions, rightOf({ path: `${router}.`, type: "mutation" }));
}
