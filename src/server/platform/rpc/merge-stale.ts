import type { EntityClass } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import type { MergeRequest } from "#contracts/merge/merge-request.ts";
import { type Collision, isSameValue, mergeFields, type Rules } from "#contracts/merge/merge.ts";
import type { Issue } from "#contracts/shared/errors.ts";
import { AppError, issuesOf, staleVersion } from "#server/platform/errors/app-error.ts";
import { RecordedChange, type Snapshot } from "#server/platform/database/change.entity.ts";
import { resourceNameOf } from "#server/platform/declaration/resource.ts";
import { type Change, lockForUpdate } from "./entity-store.ts";
import type { AfterCommit, Context } from "./context.ts";
import type { Stored } from "#server/platform/database/columns.ts";

/** The merge rules of a resource, where they differ from its contract's. `resource` names the entity whose history has
 *  the bases. */
export type Merging<Input> = {
  rules?: Rules<Input>;
  resource: { entity: EntityClass<Stored>; readSnapshots?: (em: EntityManager, snapshots: Snapshot[]) => Promise<Snapshot[]> };
  /** Writes HTML as it is stored, for resources that have some. */
  canonicalHtml?: (html: string) => string;
};

/** The part of a resource that merging needs. */
type Merged<Item, Input> = {
  input: z.ZodType<Input>;
  merging: Merging<Input> & { rules: Rules<Input> };
  store: {
    get(em: EntityManager, id: number): Promise<Item>;
    update(em: EntityManager, change: Change<Input>, now: Date): Promise<Item>;
  };
};

type Versioned = { version: number };

/** Finds the columns of a row at one of its versions. Gives undefined where that is not known: erased, older than the
 *  history, or written past the server without a version of its own. */
async function findSnapshot(
  em: EntityManager,
  resource: string,
  { id, version }: { id: number; version: number },
): Promise<Snapshot | undefined> {
  const of = { noun: resource, record: id };
  const [last, before] = await em.find(RecordedChange, { ...of, version: { $lte: version } }, { orderBy: { id: "desc" }, limit: 2 });
  if (last) return last.version === before?.version ? undefined : (last.after ?? undefined);
  const next = await em.findOne(RecordedChange, { ...of, version: version + 1, operation: "update" }, { orderBy: { id: "asc" } });
  return next?.before ?? undefined;
}

/** A change, with the base and the choices of its merge. */
type MergedChange<Input> = Change<Input> & { merge?: MergeRequest | undefined };

/** Names the fields of collisions, each once. */
function toIssues(collisions: Collision[]): Issue[] {
  const fields = new Set(collisions.flatMap(({ path: [field] }) => field ?? []));
  return [...fields].map((path) => ({ path, message: "Modifié depuis." }));
}

/** Reads a version of a record as its input; what its snapshot lacks counts as unchanged. Undefined where it is not
 *  known or no longer valid. */
async function readInput<Input>(
  em: EntityManager,
  { input, resource }: { input: z.ZodType<Input>; resource: Merging<Input>["resource"] },
  { stored, id, version }: { stored: object; id: number; version: number },
): Promise<Input | undefined> {
  const snapshot = await findSnapshot(em, resourceNameOf(em, resource.entity), { id, version });
  if (!snapshot) return undefined;
  const [read] = (await resource.readSnapshots?.(em, [snapshot])) ?? [snapshot];
  return input.safeParse({ ...stored, ...read }).data;
}

/** Merges the fields of a change with the stored ones. Fails with `stale` if the base is not known, if the merged
 *  document is not valid, and, with the collisions, if both changed the same. */
async function mergeWithStored<Item extends Versioned, Input extends object>(
  em: EntityManager,
  { input, merging: { rules, resource, canonicalHtml } }: Merged<Item, Input>,
  { stored, change: { id, version = 0, fields, merge = {} } }: { stored: Item; change: MergedChange<Input> },
): Promise<Input> {
  const at = (known: number) => readInput(em, { input, resource }, { stored, id, version: known });
  const theirs = input.safeParse(stored).data;
  const base = merge.base ? input.safeParse({ ...stored, ...merge.base }).data : await at(version);
  if (!theirs || !base) throw staleVersion(stored.version);
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  const mine: Input = { ...base, ...Object.fromEntries(sent) };
  // choices over another version belong to other collisions, unless an undoing has brought its content back
  const { over = version, choices: chosen } = merge;
  const choices = chosen && (over === stored.version || isSameValue(await at(over), theirs)) ? chosen : {};
  const { merged, collisions } = mergeFields(rules, { base, mine, theirs }, { choices, ...(canonicalHtml && { canonicalHtml }) });
  const open = collisions.filter(({ id: collision }) => choices[collision] === undefined);
  if (open.length > 0) throw staleVersion(stored.version, { issues: toIssues(collisions), collisions });
  const fit = input.safeParse(merged);
  if (fit.success) return fit.data;
  throw staleVersion(stored.version, { issues: issuesOf(fit.error) });
}

/** The part of a request's context that writing needs. */
export type Writing = Pick<Context, "em" | "now" | "mergePreference" | "demandsRecord"> & { afterCommit: AfterCommit };

/** Writes a change. If its sender prefers that, a stale one is merged with the changes since the version it was made
 *  from. Reads nothing before it writes, unless the change is stale. Fails with `not_found`, and with `stale` if it is
 *  not merged. */
export async function updateMerging<Item extends Versioned, Input extends object>(
  { em, now, mergePreference: preference, afterCommit }: Writing,
  target: Merged<Item, Input>,
  change: MergedChange<Input>,
): Promise<Item> {
  const { id, version, fields, merge } = change;
  const mayMerge = preference !== undefined && version !== undefined;
  if (!mayMerge || !merge?.base) {
    try {
      return await target.store.update(em, { id, version, fields }, now());
    } catch (error) {
      if (!mayMerge || !(error instanceof AppError) || error.code !== "stale") throw error;
      em.clear();
    }
  }
  // A fork, because the store reads this transaction's entities itself; under the lock, so that the read row is the one
  // that is written over.
  const reading = em.fork({ keepTransactionContext: true });
  await lockForUpdate(reading, target.merging.resource.entity, id);
  const stored = await target.store.get(reading, id);
  const merged = await mergeWithStored(reading, target, { stored, change });
  const item = await target.store.update(em, { id, version: stored.version, fields: merged }, now());
  afterCommit(preference.apply);
  return item;
}
