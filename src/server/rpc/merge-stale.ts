import type { EntityClass } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import { mergeFields, type Rules } from "#contracts/merge/merge.ts";
import { AppError, staleVersion } from "#server/app-error.ts";
import { RecordedChange, type Snapshot } from "#server/history/change.entity.ts";
import { nounNameOf } from "#server/history/change-list.ts";
import type { Change, Stored } from "./entity-store.ts";

/** How changes that were made at once to an entity of a noun are merged: its rules, and where its history is. */
export type Merging<Input> = {
  rules: Rules<Input>;
  noun: { entity: EntityClass<Stored>; readSnapshots?: (em: EntityManager, snapshots: Snapshot[]) => Promise<Snapshot[]> };
  /** Where it has HTML: as it is stored. */
  canonicalHtml?: (html: string) => string;
};

/** As much of a noun as merging needs. */
type Merged<Item, Input> = {
  input: z.ZodType<Input>;
  merging: Merging<Input>;
  store: {
    get(em: EntityManager, id: number): Promise<Item>;
    update(em: EntityManager, change: Change<Input>, now: Date): Promise<Item>;
  };
};

type Versioned = { version: number };

/** The columns of a row as they were at one of its versions. Undefined where that is not known: erased, older than the history, or written
 *  past the server without a version of its own. */
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

/** The fields of a stale change merged with what is stored now. Fails with `stale` where what was changed from is not known, and where both changed the same,
 *  naming those fields. */
async function mergedFields<Item extends Versioned, Input extends object>(
  em: EntityManager,
  { input, merging: { rules, noun, canonicalHtml } }: Merged<Item, Input>,
  { stored, change: { id, version = 0, fields } }: { stored: Item; change: Change<Input> },
): Promise<Input> {
  const snapshot = await snapshotAt(em, nounNameOf(em, noun.entity), { id, version });
  const [read] = snapshot ? ((await noun.readSnapshots?.(em, [snapshot])) ?? [snapshot]) : [];
  const theirs = input.safeParse(stored).data;
  const base = input.safeParse({ ...stored, ...read }).data; // what no snapshot has counts as unchanged
  if (!read || !theirs || !base) throw staleVersion(stored.version);
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  const mine: Input = { ...base, ...Object.fromEntries(sent) };
  const { merged, collisions } = mergeFields(rules, { base, mine, theirs }, canonicalHtml && { canonicalHtml });
  const fit = input.safeParse(merged).data;
  if (collisions.length > 0 || !fit)
    throw staleVersion(stored.version, [...new Set(collisions.flatMap(({ path: [field] }) => field ?? []))]);
  return fit;
}

/** Writes a change, merged with those that were stored since the version that it was made from. Tells by `isMerged` whether there were any.
 *  Fails with `not_found`, and with `stale` where they cannot be merged. */
export async function updateMerging<Item extends Versioned, Input extends object>(
  { em, now }: { em: EntityManager; now: Date },
  noun: Merged<Item, Input>,
  change: Change<Input>,
): Promise<{ item: Item; isMerged: boolean }> {
  async function prepare() {
    // Read beside this transaction's entities: the store locks and reads them itself, and refuses what was changed in between.
    const reading = em.fork({ keepTransactionContext: true });
    const stored = await noun.store.get(reading, change.id);
    const isMerged = change.version !== undefined && stored.version > change.version;
    const fields = isMerged ? await mergedFields(reading, noun, { stored, change }) : change.fields;
    return { prepared: { id: change.id, version: isMerged ? stored.version : change.version, fields }, isMerged };
  }
  const { prepared, isMerged } = await prepare();
  try {
    return { item: await noun.store.update(em, prepared, now), isMerged };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "stale") throw error;
    em.clear(); // The row is locked by now, so that what is read again is what is written over.
    const next = await prepare();
    return { item: await noun.store.update(em, next.prepared, now), isMerged: next.isMerged };
  }
}
