import type { EntityManager } from "@mikro-orm/postgresql";
import { scalar } from "#contracts/merge/merge.ts";
import { byIdSchema, okSchema } from "#contracts/shared/entity.ts";
import {
  mediaAltChangeSchema,
  mediaDetailSchema,
  mediaPageSchema,
  mediaQuerySchema,
  mediaReplacementSchema,
} from "#contracts/media/media.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { type Change, changeEntity, lockForUpdate } from "#server/platform/rpc/entity-store.ts";
import { requireRightsOfChanges } from "#server/platform/history/require-rights-of-changes.ts";
import { updateMerging } from "#server/platform/rpc/merge-stale.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, router } from "#server/platform/rpc/trpc.ts";
import { detailOf, listMedia } from "./media-list.ts";
import { holdUses, usesOf } from "./media-uses.ts";
import { moveUses } from "./move-uses.ts";
import { Upload } from "./upload.entity.ts";

const IN_USE = "Ce fichier est utilisé\u202f: il ne peut pas être supprimé.";

/** Writes and merges a description; no history says what it was. */
const DESCRIBED = {
  input: mediaAltChangeSchema.pick({ alt_text: true }),
  merging: { noun: { entity: Upload }, rules: { alt_text: scalar } },
  store: {
    get: detailOf,
    update: async (em: EntityManager, change: Change<{ alt_text: string }>) => {
      await changeEntity(em, Upload, change);
      return detailOf(em, change.id);
    },
  },
};

/** The media library: what was uploaded, and where it is used. */
export const mediaRouter = router({
  list: adminProcedure
    .input(mediaQuerySchema)
    .output(mediaPageSchema)
    .query(({ ctx: { em }, input }) => listMedia(em, input)),
  get: adminProcedure
    .input(byIdSchema)
    .output(mediaDetailSchema)
    .query(({ ctx: { em }, input: { id } }) => detailOf(em, id)),
  /** Fails with `not_found`, and with `stale` when `version` is given and no longer the stored one. */
  setAlt: adminProcedure
    .input(mediaAltChangeSchema)
    .use(transaction)
    .output(mediaDetailSchema)
    .mutation(({ ctx, input: { id, version, merge, alt_text } }) =>
      updateMerging(ctx, DESCRIBED, { id, version, merge, fields: { alt_text } }),
    ),
  /** Deletes a file that nothing uses, with everything made of it. Fails with `conflict` while something does: the issues name what. */
  remove: adminProcedure
    .input(byIdSchema)
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx: { em, uploads, afterCommit }, input: { id } }) => {
      await holdUses(em);
      const upload = await lockForUpdate(em, Upload, id);
      const uses = await usesOf(em, upload.filename);
      if (uses.length > 0) {
        const issues = uses.map((use) => ({ path: `${use.noun}.${use.id}`, message: use.title }));
        throw new AppError("conflict", IN_USE, { issues });
      }
      await em.remove(upload).flush();
      afterCommit(() => uploads.remove([upload.filename]));
      return { success: true as const };
    }),
  /** Puts a file that was just uploaded wherever another one is used, and gives it the other's description where it has none. The old
   *  file stays under its URL, unused, until it is swept: what a cache holds under a name never changes. */
  replace: adminProcedure
    .input(mediaReplacementSchema)
    .use(transaction)
    .output(mediaDetailSchema)
    .mutation(async ({ ctx: { em, actor }, input: { id, by } }) => {
      await holdUses(em);
      const from = await lockForUpdate(em, Upload, id);
      const to = await em.findOneOrFail(Upload, { filename: by });
      if (to === from) throw invalidField("by", "Ce fichier est déjà celui qui est utilisé.");
      if (to.kind !== from.kind) throw invalidField("by", "Une image se remplace par une image, un PDF par un PDF.");
      if (to.alt_text === "") to.alt_text = from.alt_text;
      await moveUses(em, from, to);
      await requireRightsOfChanges(em, actor.permissions); // files are used by resources that an editor may not write
      return detailOf(em, to.id);
    }),
});
