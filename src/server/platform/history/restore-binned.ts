import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import type { freeValuesSchema, Instead } from "#contracts/history/bin.ts";
import { AppError, type UniqueField } from "#server/platform/errors/app-error.ts";
import { RecordedChange } from "#server/platform/database/changes/change.entity.ts";
import { changedSince } from "./changed-since.ts";
import type { NetChange, ResourceChanges } from "./net-changes.ts";
import { takenAmong } from "./taken-among.ts";
import { changesByResource, obstacleOf, revert } from "./undo.ts";

type Binned = { noun: string; id: number };

/** The deletion of a record and its translations, and the changes of those that lost it by that. Fails with `not_found` where it is not in the bin. */
async function deletionOf(em: EntityManager, { noun, id }: Binned): Promise<RecordedChange[]> {
  const deletion = await em.findOne(RecordedChange, { noun, record: id }, { orderBy: { id: "desc" } });
  if (deletion?.operation !== "delete" || !deletion.before) throw new AppError("not_found");
  const { tx, at } = deletion;
  const along = await em.find(RecordedChange, { tx, at, id: { $ne: deletion.id } }, { orderBy: { id: "asc" } });
  const isLoss = ({ operation, before }: RecordedChange) => operation === "update" && before?.[noun] === id;
  const isTranslation = ({ operation, before, ...change }: RecordedChange) =>
    operation === "delete" && change.noun === "translation" && before?.noun === noun && before.record === id;
  return [...along.filter((change) => isLoss(change) || isTranslation(change)), deletion];
}

function ownChange(byResource: ResourceChanges[], { noun, id }: Binned): { of: ResourceChanges; own: NetChange } {
  const of = byResource.find(({ name }) => name === noun);
  const own = of?.changes.find(({ record }) => record === id);
  if (!of || !own) throw new AppError("not_found");
  return { of, own };
}

/** Restores a deleted record, in the caller's transaction, and gives it back to those that lost it, unless they were changed since. `instead`
 *  replaces values that another record has by now; fails with `conflict`, naming the fields, where there are such. */
export async function restoreBinned(
  em: EntityManager,
  binned: Binned,
  instead: Instead = {},
): Promise<{ version: number; records: number }> {
  const made = await deletionOf(em, binned);
  const byResource = await changesByResource(em, made);
  const { of, own } = ownChange(byResource, binned);
  if (obstacleOf(own)) throw await changedSince(em, of.name, own, []);
  own.before = { ...own.before, ...instead };
  for (const some of byResource) some.changes = some.changes.filter((change) => change === own || !obstacleOf(change));
  await revert(em, byResource, made);
  return { version: own.version + 1, records: byResource.reduce((sum, { changes }) => sum + changes.length, 0) };
}

const numbered = (field: UniqueField, value: unknown, number: number) => `${String(value)}${field === "name" ? " " : "-"}${number}`;

/** A free value for each unique field in which another record has the deleted one's by now. */
export async function freeValuesFor(em: EntityManager, binned: Binned): Promise<z.infer<typeof freeValuesSchema>> {
  const { of, own } = ownChange(await changesByResource(em, await deletionOf(em, binned)), binned);
  const free: Instead = {};
  for (let number = 2; ; number += 1) {
    const taken = await takenAmong(em, of, [{ ...own, before: { ...own.before, ...free } }]);
    if (taken.length === 0) return free;
    for (const field of taken) free[field] = numbered(field, own.before?.[field], number);
  }
}
