import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Launch as LaunchItem, LaunchCheck } from "#contracts/launch/launch.ts";
import { ERROR_STATUS } from "#contracts/shared/errors.ts";
import { TRANSLATION_LANGUAGES } from "#contracts/translation/translation.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { errorReplyOf } from "#server/platform/http/error-reply.ts";
import type { AfterCommit } from "#server/platform/rpc/context.ts";
import { assignSent } from "#server/platform/rpc/entity-store.ts";
import { inSavepoint } from "#server/platform/rpc/transaction.ts";
import { translatedResources } from "#server/platform/translation/translated-resources.ts";
import { findRowFaults } from "#server/resources/repair/record-faults.ts";
import { applyChange, dryRun, inOrder, type Item, type Writing } from "./apply-change.ts";
import { Launch, type StoredChange } from "./launch.entity.ts";
import { lockWaiting, toLaunch } from "./launch-store.ts";

const EMPTY = "Ce lancement ne contient aucune modification.";

/** Says which change cannot be published, and why. */
function refusalOf({ title }: StoredChange, error: unknown): unknown {
  const { body, status } = errorReplyOf(error);
  if (status === ERROR_STATUS.unavailable || status === ERROR_STATUS.internal) return error;
  return new AppError("conflict", `«\u202f${title}\u202f» ne peut pas être publié\u202f: ${faultOf(body)}`);
}

/** Sentence about why a change cannot be published. */
function faultOf({ code, message, issues = [], collisions }: ReturnType<typeof errorReplyOf>["body"]): string {
  if (code === "not_found") return "cet élément a été supprimé.";
  if (collisions || code === "stale") return "il a été modifié entre-temps, aux mêmes endroits.";
  return issues.length > 0 ? issues.map((issue) => issue.message).join(" ") : message;
}

/** Publishes the changes of a launch in the transaction of the context, all of them or none. Fails with `conflict`,
 *  saying which one cannot be published and why. */
export async function publishLaunch(ctx: Writing, id: number, afterCommit: AfterCommit): Promise<LaunchItem> {
  const { em } = ctx;
  const { changes } = await lockWaiting(em, id);
  if (changes.length === 0) throw new AppError("conflict", EMPTY);
  for (const change of inOrder(changes)) {
    try {
      await applyChange(ctx, change, afterCommit);
    } catch (error) {
      throw refusalOf(change, error);
    }
  }
  const launch = await em.findOneOrFail(Launch, { id });
  assignSent<Launch>(em, launch, { published_at: nowOf(em).toISOString(), failure: "" });
  await em.flush();
  return toLaunch(launch);
}

/** Whether a record lacks a published translation that says what its French does. */
async function lacksTranslation(em: EntityManager, name: string, id: number): Promise<boolean> {
  if (!translatedResources().some((resource) => resource.noun === name)) return false;
  const { rows } = await sql<{ done: number }>`
    select count(*)::int as done from translation
    where noun = ${name} and record = ${id} and state = 'published'`.execute(em.getKysely());
  return (rows[0]?.done ?? 0) < TRANSLATION_LANGUAGES.length;
}

async function checkWritten({ em, now }: Writing, { noun }: StoredChange, { id }: Item) {
  const faults = await findRowFaults(em, { noun, id }, now());
  const missing = faults.map(({ kind, field }) => ({ kind, field }));
  return { fault: "", collides: false, fields: [], missing, lacks_english: await lacksTranslation(em, noun, id) };
}

function describeFailure(error: unknown) {
  const { body } = errorReplyOf(error);
  const fields = (body.issues ?? []).map(({ path }) => path);
  return { fault: faultOf(body), collides: body.collisions !== undefined, fields, missing: [], lacks_english: false };
}

/** Tries every change of a launch as if it were published now, and undoes that: what would be refused, and what the
 *  records would lack. */
export async function checkLaunch(ctx: Writing, id: number): Promise<LaunchCheck> {
  const { changes } = await ctx.em.findOneOrFail(Launch, { id });
  return dryRun(ctx, async (own) => {
    const checked: LaunchCheck["changes"] = [];
    const applied: { change: StoredChange; item: Item }[] = [];
    for (const change of inOrder(changes)) {
      try {
        applied.push({ change, item: await inSavepoint(own.em, (em) => applyChange({ ...own, em }, change)) });
      } catch (error) {
        checked.push({ key: change.key, ...describeFailure(error) });
      }
    }
    for (const { change, item } of applied) checked.push({ key: change.key, ...(await checkWritten(own, change, item)) });
    return { changes: checked };
  });
}
