import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import { HISTORY_PAGE_SIZE, type RecordChange, type recordHistoryQuerySchema } from "#contracts/history/history.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { allResources, resourceNameOf } from "#server/platform/declaration/resource.ts";
import { RecordedChange, type Snapshot } from "#server/platform/database/changes/change.entity.ts";
import { pageOfChanges, revertedBy } from "./change-list.ts";

type Fields = RecordChange["before"];

/** Snapshots as the resource's contract writes them. */
async function readSnapshots(em: EntityManager, noun: string, snapshots: Snapshot[]): Promise<Fields[]> {
  const declared = allResources().find(({ entity }) => resourceNameOf(em, entity) === noun);
  const read = declared?.readSnapshots ? await declared.readSnapshots(em, snapshots) : snapshots;
  return read as Fields[]; // they were read from JSON
}

function pick(snapshot: Fields | undefined, fields: string[]): Fields {
  return Object.fromEntries(fields.flatMap((field) => (snapshot?.[field] === undefined ? [] : [[field, snapshot[field]]])));
}

/** One page of a record's history, newest first. Empty where nothing of it was recorded. */
export async function historyOfRecord(em: EntityManager, { noun, id, cursor }: z.infer<typeof recordHistoryQuerySchema>) {
  const { changes, next } = await pageOfChanges(em, { noun, record: id }, { cursor, size: HISTORY_PAGE_SIZE });
  const reverted = await revertedBy(em, changes);
  const befores = await readSnapshots(
    em,
    noun,
    changes.map(({ before }) => before ?? {}),
  );
  const afters = await readSnapshots(
    em,
    noun,
    changes.map(({ after }) => after ?? {}),
  );
  const data = changes.map(({ id: change, at, actor, via, operation, version, fields, before, after }, index): RecordChange => ({
    id: change,
    at: at.toISOString(),
    actor: actor ?? null,
    via,
    operation,
    reverts: reverted.get(change) ?? null,
    version,
    fields,
    before: before ? pick(befores[index], fields) : {},
    after: after ? pick(afters[index], fields) : {},
    is_whole: (after ?? before ?? null) !== null,
  }));
  return { data, next };
}

/** A record as a change left it, or as it was before the change deleted it. Fails with `not_found`, also where no values were recorded. */
export async function versionOfRecord(em: EntityManager, id: number): Promise<{ fields: Fields }> {
  const { noun, before, after } = await em.findOneOrFail(RecordedChange, { id });
  const snapshot = after ?? before;
  const [fields] = snapshot ? await readSnapshots(em, noun, [snapshot]) : [];
  if (!fields) throw new AppError("not_found");
  return { fields };
}
