import type { EntityClass } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import type { MergeRequest } from "#contracts/merge/merge-request.ts";
import { type Collision, mergeFields, type Rules } from "#contracts/merge/merge.ts";
import type { Issue } from "#contracts/shared/errors.ts";
import { AppError, staleVersion } from "#server/platform/errors/app-error.ts";
import { RecordedChange, type Snapshot } from "#server/platform/database/change.entity.ts";
import { resourceNameOf } from "#server/platform/declaration/resource.ts";
import { type Change, lockForUpdate } from "./entity-store.ts";
import type { AfterCommit } from "./transaction.ts";
import type { Context } from "./context.ts";
import type { Stored } from "#server/platform/database/columns.ts";

/** The rules by which changes made at once to an entity of a resource are merged: its rules, where it has other ones
 *  than its contract says, and where its history is. */
export type Merging<Input> = {
  rules?: Rules<Input>;
  noun: { entity: EntityClass<Stored>; readSnapshots?: (em: EntityManager, snapshots: Snapshot[]) => Promise<Snapshot[]> };
  /** Where it has HTML: as it is stored. */
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

/** The columns of a row as they were at one of its versions. Undefined where that is not known: erased, older than the
 *  history, or written past the server without a version of its own. */
async function snapshotAt(
  em: EntityManager,
  noun: string,
  { id, version }: { id: number; version: number },
): Promise<Snapshot | undefined> {
  const of = { noun, record: id };
  const [last, before] = await em.find(RecordedChange, { ...of, version: { $lte: version } }, { orderBy: { id: "desc" }, limit: 2 });
  if (last) return last.version === before?.version ? undefined : (last.after ?? undefined);
  const next = await em.findOne(RecordedChange, { ...of, version: version + 1, operation: "update" }, { orderBy: { id: "asc" } });
  return next?.before ?? undefined;
}

/** A change, and how it is to be merged. */
type MergedChange<Input> = Change<Input> & { merge?: MergeRequest | undefined };

/** Names the fields of collisions, each once. */
function toIssues(collisions: Collision[]): Issue[] {
  const fields = new Set(collisions.flatMap(({ path: [field] }) => field ?? []));
  return [...fields].map((path) => ({ path, message: "Modifié depuis." }));
}

/** Merges the fields of a change with what is stored now. Fails with `stale` where what was changed from is not known,
 *  where the merged whole is not valid, and where both changed the same, with the collisions. */
async function mergedFields<Item extends Versioned, Input extends object>(
  em: EntityManager,
  { input, merging: { rules, noun, canonicalHtml } }: Merged<Item, Input>,
  { stored, change: { id, version = 0, fields, merge = {} } }: { stored: Item; change: MergedChange<Input> },
): Promise<Input> {
  const snapshot = merge.base ?? (await snapshotAt(em, resourceNameOf(em, noun.entity), { id, version }));
  const [read] = snapshot && !merge.base ? ((await noun.readSnapshots?.(em, [snapshot])) ?? [snapshot]) : [snapshot];
  const theirs = input.safeParse(stored).data;
  const base = input.safeParse({ ...stored, ...read }).data; // what no snapshot has counts as unchanged
  if (!read || !theirs || !base) throw staleVersion(stored.version);
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  const mine: Input = { ...base, ...Object.fromEntries(sent) };
  // those of another version are of other collisions
  const choices = merge.over === stored.version ? (merge.choices ?? {}) : {};
  const { merged, collisions } = mergeFields(rules, { base, mine, theirs }, { choices, ...(canonicalHtml && { canonicalHtml }) });
  const open = collisions.filter(({ id: collision }) => choices[collision] === undefined);
  if (open.length > 0) throw staleVersion(stored.version, { issues: toIssues(collisions), collisions });
  const fit = input.safeParse(merged);
  if (fit.success) return fit.data;
  throw staleVersion(stored.version, { issues: fit.error.issues.map(({ path, message }) => ({ path: path.join("."), message })) });
}

/** Part of a request's context that writing needs. */
export type Writing = Pick<Context, "em" | "now" | "mergePreference"> & { afterCommit: AfterCommit };

/** Writes a change; where its sender prefers that, merged with those that were stored since the version that it was
 *  made from. Reads nothing before it writes, unless the change is stale. Fails with `not_found`, and with `stale`
 *  where it is not merged. */
export async function updateMerging<Item extends Versioned, Input extends object>(
  { em, now, mergePreference: preference, afterCommit }: Writing,
  noun: Merged<Item, Input>,
  change: MergedChange<Input>,
): Promise<Item> {
  const { id, version, fields, merge } = change;
  const mayMerge = preference !== undefined && version !== undefined;
  if (!mayMerge || !merge?.base) {
    try {
      return await noun.store.update(em, { id, version, fields }, now());
    } catch (error) {
      if (!mayMerge || !(error instanceof AppError) || error.code !== "stale") throw error;
      em.clear();
    }
  }
  // Beside this transaction's entities, which the store reads itself; under the lock, so that what is read is what is
  // written over.
  const reading = em.fork({ keepTransactionContext: true });
  await lockForUpdate(reading, noun.merging.noun.entity, id);
  const stored = await noun.store.get(reading, id);
  const merged = await mergedFields(reading, noun, { stored, change });
  const item = await noun.store.update(em, { id, version: stored.version, fields: merged }, now());
  afterCommit(preference.apply);
  return item;
}
