import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { type Launch as LaunchItem, LAUNCH_CHANGES_MAX, type LaunchInput, type launchPutSchema } from "#contracts/launch/launch.ts";
import { isSameValue } from "#contracts/merge/merge.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { assignSent, auditFields, changeEntity, lockForUpdate, removeEntity } from "#server/platform/rpc/entity-store.ts";
import { applyChange, type Item, dryRun, type Writing } from "./apply-change.ts";
import { Launch, type StoredChange } from "./launch.entity.ts";

const PUBLISHED = "Ce lancement est publié\u202f: ses modifications sont en ligne. Annulez-le d’abord, ou créez-en un autre.";
const FULL = `Un lancement a ${LAUNCH_CHANGES_MAX} modifications au plus.`;
const PAST = "Ce moment est passé\u202f: choisissez-en un à venir, ou aucun pour publier à la main.";

/** Names a launch as the token of its preview does. */
export const subjectOfLaunch = (id: number) => `launch:${id}` as const;

/** A launch as the back office knows it: its changes without their contents. */
export function toLaunch(launch: Launch): LaunchItem {
  const { title, planned_at = null, published_at = null, failure, changes } = launch;
  const shown = changes.map(({ version: _version, merge: _merge, input: _input, form: _form, ...change }) => change);
  return { ...auditFields(launch), title, planned_at, published_at, failure, changes: shown };
}

/** Locks a launch that waits. Fails with `not_found`, and with `conflict` where it is published. */
export async function lockWaiting(em: EntityManager, id: number): Promise<Launch> {
  const launch = await lockForUpdate(em, Launch, id);
  if (launch.published_at) throw new AppError("conflict", PUBLISHED);
  return launch;
}

/** Refuses a moment that has passed already. */
function refusePast(em: EntityManager, { planned_at }: Partial<LaunchInput>, stored?: Launch): void {
  const isNew = planned_at && planned_at !== stored?.planned_at;
  if (isNew && Date.parse(planned_at) <= nowOf(em).getTime())
    throw new AppError("invalid", PAST, { issues: [{ path: "planned_at", message: PAST }] });
}

/** Columns of a launch that is planned, by whom: its failure is over. None where its moment stays. */
async function planColumns(em: EntityManager, planned_at: string | null | undefined, stored?: Launch) {
  if (planned_at === undefined || planned_at === (stored?.planned_at ?? null)) return {};
  const { rows } = await sql<{ actor: string | null }>`select current_setting('lumidar.actor', true) as actor`.execute(em.getKysely());
  return { planned_at, planned_by: rows[0]?.actor ?? "", failure: "" };
}

/** The five verbs of launches; the list has those that wait first, by their moments, then the published ones. */
export const launchStore = {
  list: async (em: EntityManager): Promise<LaunchItem[]> => {
    const order = { published_at: "desc nulls first", planned_at: "asc nulls last", id: "desc" } as const;
    return (await em.find(Launch, {}, { orderBy: order })).map(toLaunch);
  },
  get: async (em: EntityManager, id: number): Promise<LaunchItem> => toLaunch(await em.findOneOrFail(Launch, { id })),
  create: async (em: EntityManager, { title, planned_at = null }: LaunchInput): Promise<LaunchItem> => {
    refusePast(em, { planned_at });
    const launch = em.create(Launch, { title, uploads: [], ...(await planColumns(em, planned_at)) });
    await em.persist(launch).flush();
    return toLaunch(launch);
  },
  update: async (
    em: EntityManager,
    { id, version, fields }: { id: number; version: number | undefined; fields: LaunchInput },
  ): Promise<LaunchItem> => {
    const stored = await lockWaiting(em, id);
    refusePast(em, fields, stored);
    const columns = { ...fields, ...(await planColumns(em, fields.planned_at, stored)) };
    return toLaunch(await changeEntity<Launch>(em, Launch, { id, version, fields: columns }));
  },
  remove: (em: EntityManager, id: number): Promise<void> => removeEntity(em, Launch, id),
};

/** The name of a record, whichever field has it; that of a translation is among its texts. */
function titleOf({ title, name, fields }: Record<string, unknown>): string {
  const own = [title, name].find((one) => typeof one === "string");
  return own ?? (typeof fields === "object" && fields !== null ? titleOf({ ...fields, fields: undefined }) : "");
}

type Put = Omit<z.infer<typeof launchPutSchema>, "form"> & {
  /** The content of the form, or what makes it of the record as the change leaves it. */
  form: string | ((item: Item) => string);
};

/** Finds the former content of a change that is put. Fails with `conflict` where another change of the launch is of the
 *  same record, or where the change was put again since it was read: its words would be lost. */
function findFormer({ changes }: Launch, { noun, record, key, at, input }: Put): StoredChange | undefined {
  const former = changes.find((stored) => stored.key === key);
  const other = record !== null && changes.find((stored) => stored !== former && stored.noun === noun && stored.record === record);
  if (other)
    throw new AppError(
      "conflict",
      `Ce lancement contient déjà une modification de cet élément, par ${other.by}. Ouvrez-la depuis le lancement pour la compléter.`,
    );
  // the same input once more: the reply to it was lost
  if (former && former.at !== at && !isSameValue(former.input, input))
    throw new AppError(
      "conflict",
      `Cette modification a été changée entre-temps par ${former.by}. Ouvrez-la à nouveau depuis le lancement pour la compléter.`,
    );
  return former;
}

/** Puts a change into a launch that waits. Tries it first: what its procedure refuses today is refused as a save would
 *  be, with its collisions. */
export async function putChange(ctx: Writing, put: Put): Promise<LaunchItem> {
  const { em, actor } = ctx;
  const { launch: id, noun, record, key = randomUUID(), version, merge, input, form } = put;
  const launch = await lockWaiting(em, id);
  const change = { noun, record, version: version ?? null, ...(merge && { merge }), input };
  const item = await dryRun(ctx, (own) => applyChange(own, change));
  const former = findFormer(launch, put);
  if (!former && launch.changes.length >= LAUNCH_CHANGES_MAX) throw new AppError("invalid", FULL);
  const at = nowOf(em).toISOString();
  const written = typeof form === "string" ? form : form(item);
  const stored: StoredChange = { ...change, key, title: titleOf(item), by: actor.name, at, form: written };
  const changes = former ? launch.changes.map((each) => (each === former ? stored : each)) : [...launch.changes, stored];
  assignSent<Launch>(em, launch, { changes, failure: "" });
  await em.flush();
  return toLaunch(launch);
}

/** Takes a change out of a launch that waits. Fails with `not_found`. */
export async function dropChange(em: EntityManager, { id, key }: { id: number; key: string }): Promise<LaunchItem> {
  const launch = await lockWaiting(em, id);
  const changes = launch.changes.filter((change) => change.key !== key);
  if (changes.length === launch.changes.length) throw new AppError("not_found");
  assignSent<Launch>(em, launch, { changes, failure: "" });
  await em.flush();
  return toLaunch(launch);
}

/** Finds a change with its content. Fails with `not_found`. */
export async function findChange(em: EntityManager, { id, key }: { id: number; key: string }): Promise<StoredChange> {
  const { changes } = await em.findOneOrFail(Launch, { id });
  const change = changes.find((each) => each.key === key);
  if (!change) throw new AppError("not_found");
  return change;
}

/** Lists the changes of a record that wait in launches. */
export async function listPending(em: EntityManager, { noun, id: record }: { noun: string; id: number }) {
  const waiting = await em.find(Launch, { published_at: null }, { orderBy: { planned_at: "asc nulls last", id: "asc" } });
  return waiting.flatMap(({ id, title, planned_at = null, changes }) =>
    changes
      .filter((change) => change.noun === noun && change.record === record)
      .map(({ key, by, at }) => ({ launch: { id, title, planned_at }, key, by, at })),
  );
}
