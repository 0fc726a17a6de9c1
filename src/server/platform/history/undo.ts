import { isDeepStrictEqual } from "node:util";
import type { EntityMetadata } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { AppError } from "#server/platform/errors/app-error.ts";
import { allResources, resourceNameOf } from "#server/platform/declaration/resource.ts";
import { RecordedChange } from "#server/platform/database/change.entity.ts";
import { fieldsOf, type NetChange, netChangesOf, type ResourceChanges } from "./net-changes.ts";
import { putBack } from "./put-back.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { titleOf } from "./change-list.ts";

/** One record by its resource, and the version that is meant. */
type Named = { noun: string; id: number; version?: number | undefined };

const NOTHING = "Il n’y a rien à annuler\u202f: rien n’a été changé.";
const RESTORED = "L’annulation n’est plus possible\u202f: cet élément a été restauré depuis.";
const ERASED = "Cette modification ne peut plus être annulée\u202f: son contenu a été effacé de l’historique.";

/** Finds the change that brought a record to a version: the first with that version, since a cascade changes a row
 *  without a new one. Without a version it is the record's last change. Fails with `not_found`, and with `conflict`
 *  where that change restored the record: a caller without a version means its deletion. */
async function findMeantChange(em: EntityManager, { noun, id, version }: Named): Promise<RecordedChange> {
  const where = { noun, record: id, ...(version !== undefined && { version, operation: { $ne: "delete" as const } }) };
  const change = await em.findOne(RecordedChange, where, { orderBy: { id: version === undefined ? "desc" : "asc" } });
  if (!change) throw new AppError("not_found", NOTHING);
  const isRestoring = change.operation === "insert" && change.reverts !== null;
  if (version === undefined && isRestoring) throw new AppError("conflict", RESTORED);
  return change;
}

/** Finds the obstacle to undoing a change: fields of the record that another change touched since, or none where the
 *  record itself is gone or there again. Undefined where there is no obstacle. */
export function obstacleOf(change: NetChange): { fields: string[] } | undefined {
  const { before, after, stored } = change;
  if (!before && !after) return undefined;
  if (!after) return stored ? { fields: [] } : undefined;
  if (!stored) return { fields: [] };
  const fields = before ? fieldsOf(change) : Object.keys(after);
  const touched = fields.filter((field) => !isDeepStrictEqual(after[field], stored[field]));
  return touched.length > 0 ? { fields: touched } : undefined;
}

/** Adds up these changes, resource by resource, in the order in which their rows are locked. Fails with `conflict`
 *  where values were erased or were never recorded. */
export async function changesByResource(em: EntityManager, made: RecordedChange[]): Promise<ResourceChanges[]> {
  const ids = made.map(({ id }) => id);
  if (made.some(({ before, after }) => !before && !after)) throw new AppError("conflict", ERASED);
  const byResource: ResourceChanges[] = [];
  for (const resource of allResources()) {
    const name = resourceNameOf(em, resource.entity);
    if (!made.some((change) => change.noun === name)) continue;
    const meta: EntityMetadata = em.getMetadata().get(resource.entity);
    byResource.push({ resource, meta, name, changes: await netChangesOf(em, meta, ids) });
  }
  return byResource;
}

/** Links each change of this transaction that is not linked yet to the one that it undoes: the last change of the same
 *  record. Fails with `conflict` where a record was changed that has no change to undo. */
async function linkChanges(em: EntityManager, undone: RecordedChange[]): Promise<void> {
  const lastOf = new Map(undone.map(({ noun, record, id }) => [`${noun} ${record}`, id]));
  const { rows: ours } = await sql<{ id: number; noun: string; record: number; title: string | null }>`
    select id::int, noun, record, coalesce(before ->> 'title', before ->> 'name') as title from change
    where tx = pg_current_xact_id()::text and at = now()::timestamptz(3) and reverts is null`.execute(em.getKysely());
  const links = ours.map(({ id, noun, record }) => ({ id, reverts: lastOf.get(`${noun} ${record}`) }));
  const stray = ours[links.findIndex(({ reverts }) => reverts === undefined)];
  if (stray) throw new AppError("conflict", `L’annulation n’est plus possible\u202f: «\u202f${stray.title}\u202f» en dépend depuis.`);
  await sql`update change set reverts = link.reverts from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (id int8, reverts int8)
    where change.id = link.id`.execute(em.getKysely());
}

/** Writes everything back as it was before these changes, and links the changes that this makes to them. The caller
 *  has checked that there is no obstacle. */
export async function revert(em: EntityManager, byResource: ResourceChanges[], made: RecordedChange[]): Promise<void> {
  await putBack(em, byResource);
  await linkChanges(em, made);
  for (const { resource, changes } of byResource)
    await resource.putBack?.check?.(
      em,
      changes.map(({ record }) => record),
    );
}

/** Undoes the whole transaction that brought a record to a version, in the caller's transaction. Fails with
 *  `not_found` where there is none. Fails with `conflict`, saying why, where any of its records was changed since: it
 *  is undone as a whole or not at all. */
export async function undo(em: EntityManager, named: Named): Promise<{ version: number | null; records: number }> {
  const { tx, at } = await findMeantChange(em, named);
  const made = await em.find(RecordedChange, { tx, at }, { orderBy: { id: "asc" } });
  const byResource = await changesByResource(em, made);
  for (const { name, changes } of byResource) {
    for (const change of changes) {
      const obstacle = obstacleOf(change);
      if (obstacle) throw await changedSinceError(em, name, change, obstacle.fields);
    }
  }
  await revert(em, byResource, made);
  const { rows } = await sql<{
    version: number;
  }>`select version from ${sql.table(named.noun.replaceAll("-", "_"))} where id = ${named.id}`.execute(em.getKysely());
  return { version: rows[0]?.version ?? null, records: byResource.reduce((sum, { changes }) => sum + changes.length, 0) };
}

const MOMENT = new Intl.DateTimeFormat("fr", { dateStyle: "short", timeStyle: "short", timeZone: BRAND.timeZone });

function stateOf({ after, stored }: NetChange): string {
  if (!stored) return "n’existe plus";
  return after ? "a changé depuis" : "existe de nouveau";
}

/** Refuses to undo a change of a record that was changed since: says which record, by whom and when; the issues name
 *  the fields. */
export async function changedSinceError(em: EntityManager, resource: string, change: NetChange, fields: string[]): Promise<AppError> {
  const { record } = change;
  const last = await em.findOne(RecordedChange, { noun: resource, record, id: { $gt: change.change } }, { orderBy: { id: "desc" } });
  const who = last?.actor ? `${last.actor}, ` : "";
  const lastChange = last ? ` Dernier changement\u202f: ${who}le ${MOMENT.format(last.at)}.` : "";
  const sentence = `L’annulation n’est plus possible\u202f: «\u202f${titleOf(change)}\u202f» ${stateOf(change)}.${lastChange}`;
  return new AppError("conflict", sentence, { issues: fields.map((path) => ({ path, message: "Modifié depuis." })) });
}
