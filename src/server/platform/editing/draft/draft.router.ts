import { DAY_MS } from "#server/platform/database/durations.ts";
import { z } from "zod";
import {
  draftKeptSchema,
  draftKeySchema,
  draftSchema,
  keepDraftSchema,
  wholeDraftSchema,
  DRAFT_DAYS,
  DRAFTS_MAX,
  type StoredDraft,
} from "#contracts/draft/draft.ts";
import { okSchema } from "#contracts/shared/entity.ts";
import { personProcedure, router } from "#server/platform/rpc/trpc.ts";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { Draft } from "./draft.entity.ts";
import { allResources, resourceNameOf } from "#server/platform/declaration/resource.ts";

/** Unsaved input of an administrator, stored beside their browser: for them alone, on all their devices. Each
 *  statement stands alone and may be repeated, so that no procedure needs a transaction or a key. */
export const draftRouter = router({
  /** The drafts without their content, newest first. */
  list: personProcedure("reader")
    .output(z.array(draftSchema))
    .query(async ({ ctx: { em, session } }) => {
      const drafts = await em.find(Draft, { administrator: session.administrator }, { orderBy: { updated_at: "desc" } });
      return drafts.map(draftOf);
    }),
  /** One draft, with its content. */
  get: personProcedure("reader")
    .input(draftKeySchema)
    .output(wholeDraftSchema)
    .query(({ ctx: { em, session }, input }) => findDraft(em, session.administrator, input)),
  keep: personProcedure("editor")
    .input(keepDraftSchema)
    .output(draftKeptSchema)
    .mutation(async ({ ctx: { em, session, now }, input }) => {
      const keptAt = await storeDraft(em, { administrator: session.administrator, now: now() }, input);
      return { updated_at: keptAt.toISOString() };
    }),
  /** Ends a draft that was saved, discarded or resumed elsewhere. Treats one that is not there as ended. */
  drop: personProcedure("editor")
    .input(draftKeySchema)
    .output(okSchema)
    .mutation(async ({ ctx: { em, session }, input }) => {
      await em.nativeDelete(Draft, rowKey(session.administrator, input));
      return { success: true as const };
    }),
});

type DraftKey = z.infer<typeof draftKeySchema>;

const TOO_MANY = `Le serveur garde déjà ${DRAFTS_MAX} de vos brouillons. Enregistrez ou abandonnez-en d’abord.`;

const rowKey = (administrator: number, { noun, id, tab }: DraftKey) => ({ administrator, noun, record: id ?? 0, tab });

function draftOf({ noun, record, tab, device, device_name, title, version, updated_at }: Draft): StoredDraft {
  const id = record === 0 ? null : record;
  return { noun, id, tab, device, device_name, title, version: version ?? null, updated_at: updated_at.toISOString() };
}

/** One draft of an administrator, with its content. Fails with `not_found`, as for one of another administrator. */
async function findDraft(em: EntityManager, administrator: number, key: DraftKey): Promise<StoredDraft & { content: string }> {
  const draft = await em.findOne(Draft, rowKey(administrator, key), { populate: ["content"] });
  if (!draft) throw new AppError("not_found");
  return { ...draftOf(draft), content: draft.content };
}

/** Stores a draft in place of the last one of the same record and tab. Fails with `invalid` for a resource that has
 *  no drafts, or when the administrator has too many: none is removed before its time, since it may be the only
 *  copy. */
async function storeDraft(
  em: EntityManager,
  { administrator, now }: { administrator: number; now: Date },
  { id: record, content, ...draft }: z.infer<typeof keepDraftSchema>,
): Promise<Date> {
  if (!isWrittenResource(em, draft.noun)) throw invalidField("noun", "Les brouillons de ce type d’élément ne sont pas gardés ici.");
  const key = rowKey(administrator, { ...draft, id: record });
  const isKnown = (await em.count(Draft, key)) > 0;
  if (!isKnown && (await em.count(Draft, { administrator })) >= DRAFTS_MAX) throw new AppError("invalid", TOO_MANY);
  await em.upsert(Draft, { ...draft, ...key, content, updated_at: now });
  return now;
}

/** Erases the drafts that no one has changed for 30 days; gives how many. */
export function eraseOldDrafts({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  return orm.em.fork().nativeDelete(Draft, { updated_at: { $lt: new Date(now().getTime() - DRAFT_DAYS * DAY_MS) } });
}

/** Whether administrators write the records of a resource. Personal data, which visitors sent, stay out of drafts
 *  and presence, so that an erasure reaches every copy. */
export function isWrittenResource(em: EntityManager, resource: string): boolean {
  return allResources().some(({ entity, isPersonal }) => !isPersonal && resourceNameOf(em, entity) === resource);
}
