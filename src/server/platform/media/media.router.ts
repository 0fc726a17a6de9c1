import type { EntityManager } from "@mikro-orm/postgresql";
import { scalar } from "#contracts/merge/merge.ts";
import { byIdSchema, okSchema } from "#contracts/shared/entity.ts";
import {
  mediaAltChangeSchema,
  mediaDetailSchema,
  mediaPageSchema,
  mediaQuerySchema,
  mediaReplacementSchema,
  type Media,
  type MediaDetail,
  type MediaKind,
  type MediaPage,
  type MediaQuery,
} from "#contracts/media/media.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { type Change, changeEntity, lockForUpdate, auditFields } from "#server/platform/rpc/entity-store.ts";
import { withRightsOfChanges } from "#server/platform/history/change-list.ts";
import { updateMerging } from "#server/platform/rpc/merge-stale.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, router } from "#server/platform/rpc/trpc.ts";
import { lockUses, usesOf, countUses, isUnused, moveUses } from "./media-uses.ts";
import { Upload } from "./upload.entity.ts";
import { type FilterQuery, raw } from "@mikro-orm/core";
import { sql } from "kysely";
import { RecordedChange } from "#server/platform/database/change.entity.ts";
import { offsetOf } from "#contracts/shared/paging.ts";
import { matchWords } from "#server/platform/database/text-sql.ts";
import { bareName } from "./stored-name.ts";

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
  /** Deletes a file that nothing uses, with everything made of it. Fails with `conflict` while it is in use: the issues
   *  name the uses. */
  remove: adminProcedure
    .input(byIdSchema)
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx: { em, uploads, afterCommit }, input: { id } }) => {
      await lockUses(em);
      const upload = await lockForUpdate(em, Upload, id);
      const uses = await usesOf(em, upload.filename);
      if (uses.length > 0) {
        const issues = uses.map((use) => ({ path: `${use.noun}.${use.id}`, message: use.title }));
        throw new AppError("conflict", IN_USE, { issues });
      }
      await em.remove(upload).flush();
      afterCommit(() => uploads.remove([upload.filename]).catch(() => {})); // a file without a row is swept
      return { success: true as const };
    }),
  /** Replaces one file by another that was just uploaded, everywhere, and gives it the other's description where it has
   *  none. The old file stays under its URL, unused, until it is swept: cached content under a name never changes. */
  replace: adminProcedure
    .input(mediaReplacementSchema)
    .use(transaction)
    .use(withRightsOfChanges) // files are used by resources that an editor may not write
    .output(mediaDetailSchema)
    .mutation(async ({ ctx: { em }, input: { id, by } }) => {
      await lockUses(em);
      const from = await lockForUpdate(em, Upload, id);
      const to = await em.findOneOrFail(Upload, { filename: by });
      if (to === from) throw invalidField("by", "Ce fichier est déjà celui qui est utilisé.");
      if (to.kind !== from.kind) throw invalidField("by", "Une image se remplace par une image, un PDF par un PDF.");
      if (to.alt_text === "") to.alt_text = from.alt_text;
      await moveUses(em, from, to);
      return detailOf(em, to.id);
    }),
});

/** The URL of a stored file. */
function urlOf({ filename }: { filename: string }): string {
  return `/uploads/${filename}`;
}

function toMedia(upload: Upload, uses: number): Media {
  const { width = null, height = null, color = null } = upload;
  return { ...upload, ...auditFields(upload), url: urlOf(upload), width, height, color, uses };
}

function toFilter({ q = "", kind, unused }: MediaQuery): FilterQuery<Upload> {
  return { $and: matchWords(q), ...(kind && { kind }), ...(unused && { [raw((alias) => isUnused(alias))]: [] }) };
}

/** Counts the files of each kind, by one read of their index. */
async function countKinds(em: EntityManager): Promise<MediaPage["counts"]> {
  const { rows } = await sql<{ kind: MediaKind; count: number }>`
    select kind, count(*)::int as count from upload group by kind`.execute(em.getKysely());
  const counts = { image: 0, pdf: 0 };
  for (const { kind, count } of rows) counts[kind] = count;
  return counts;
}

/** Lists one page of the library, latest first. */
async function listMedia(em: EntityManager, query: MediaQuery): Promise<MediaPage> {
  const { limit, page } = query;
  const where = toFilter(query);
  const found = await em.find(Upload, where, { orderBy: { created_at: "desc", id: "desc" }, limit, offset: offsetOf(query) });
  const uses = await countUses(
    em,
    found.map(({ filename }) => filename),
  );
  const counts = await countKinds(em);
  const data = found.map((upload) => toMedia(upload, uses.get(bareName(upload.filename)) ?? 0));
  const { q, kind, unused } = query;
  const total = q || kind || unused ? await em.count(Upload, where) : counts.image + counts.pdf;
  return { data, total, page, limit, counts };
}

/** Reads one stored file with everything that holds its URL. Fails with `not_found`. */
async function detailOf(em: EntityManager, id: number): Promise<MediaDetail> {
  const upload = await em.findOneOrFail(Upload, { id });
  const used_by = await usesOf(em, upload.filename);
  const in_history = (await em.count(RecordedChange, { uploads: { $contains: [bareName(upload.filename)] } })) > 0;
  return { ...toMedia(upload, used_by.length), used_by, in_history };
}

const IN_USE = "Ce fichier est utilisé\u202f: il ne peut pas être supprimé.";

/** Writes and merges a description; no history holds the former ones. */
const DESCRIBED = {
  input: mediaAltChangeSchema.pick({ alt_text: true }),
  merging: { resource: { entity: Upload }, rules: { alt_text: scalar } },
  store: {
    get: detailOf,
    update: async (em: EntityManager, change: Change<{ alt_text: string }>) => {
      await changeEntity(em, Upload, change);
      return detailOf(em, change.id);
    },
  },
};
