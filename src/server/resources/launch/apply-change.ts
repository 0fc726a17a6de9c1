import type { EntityManager } from "@mikro-orm/postgresql";
import { allResources, resourceNameOf, type Resource } from "#server/platform/declaration/resource.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Actor, AfterCommit, Context } from "#server/platform/rpc/context.ts";
import { inSavepoint } from "#server/platform/rpc/transaction.ts";
import { allProcedures, createCallerByName } from "#server/platform/rpc/trpc.ts";
import type { StoredChange } from "./launch.entity.ts";

/** The content of a change: all that its record's procedure needs. */
export type Change = Pick<StoredChange, "noun" | "record" | "version" | "merge" | "input">;

/** A record as its procedure gives it. */
export type Item = { id: number } & Record<string, unknown>;

/** A context in a transaction, with the person who writes. */
export type Writing = Context & { actor: Actor };

const UNKNOWN = "Ce type d’élément ne peut pas attendre dans un lancement.";

/** Names the router whose procedures write a change. Fails with `invalid` where the records of its resource cannot
 *  wait. */
export function routerOf(em: EntityManager, { noun, record }: Pick<Change, "noun" | "record">): string {
  const found = allResources().find(({ entity }: Resource<string>) => resourceNameOf(em, entity) === noun);
  const isWritten = Object.hasOwn(allProcedures()._def.procedures, `${found?.router}.${verbOf(record)}`);
  // what is kept for administrators is not published in the name of an editor
  if (!isWritten || !found?.isPublic || found.rights.write !== "editor") throw new AppError("invalid", UNKNOWN);
  return found.router;
}

/** The verb of the procedure that writes a change. */
export function verbOf(record: number | null): "create" | "update" {
  return record === null ? "create" : "update";
}

/** Orders changes as they are written: translations last, so that they are of the French texts of their launch. */
export function inOrder<Written extends Change>(changes: Written[]): Written[] {
  const isTranslation = ({ noun }: Change) => noun === "translation";
  return changes.toSorted((one, other) => Number(isTranslation(one)) - Number(isTranslation(other)));
}

/** Writes a change by the procedure of its record, merged with what was changed meanwhile. It belongs to the
 *  transaction of the context. Fails as the procedure does. */
export async function applyChange(ctx: Writing, change: Change, afterCommit: AfterCommit = () => {}): Promise<Item> {
  const { em, responses } = ctx;
  const { record, version, merge, input } = change;
  const procedure = `${routerOf(em, change)}.${verbOf(record)}`;
  const call = createCallerByName(allProcedures())({
    ...ctx,
    within: afterCommit,
    idempotencyKey: undefined,
    mergePreference: { apply: () => {} },
    // nothing is outdated before the commit, and what is written is read here only
    responses: { ...responses, announces: () => false, invalidate: () => {}, derived: (_name, derive) => derive() },
  });
  const changed = { id: record, ...(version !== null && { version }), ...(merge && { merge }) };
  const reply = await call(procedure, { ...input, ...(record !== null && changed) });
  em.clear();
  return reply as Item; // both procedures give a record
}

/** Thrown to undo a dry run. */
class DryRunEnded extends Error {}

/** Runs a work in the transaction of a context, and undoes it. Gives its result. */
export async function dryRun<Result>(ctx: Writing, work: (ctx: Writing) => Promise<Result>): Promise<Result> {
  let done: { result: Result } | undefined;
  try {
    await inSavepoint(ctx.em, async (em) => {
      done = { result: await work({ ...ctx, em }) };
      throw new DryRunEnded();
    });
  } catch (error) {
    if (!(error instanceof DryRunEnded) || !done) throw error;
  }
  if (!done) throw new Error("the dry run did not run");
  return done.result;
}
