import { type FilterQuery, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Media, MediaDetail, MediaKind, MediaPage, MediaQuery } from "#contracts/media/media.ts";
import { RecordedChange } from "#server/platform/database/changes/change.entity.ts";
import { auditFields } from "#server/platform/rpc/entity-store.ts";
import { offsetOf } from "#server/platform/rpc/page-offset.ts";
import { holdingWords } from "#server/platform/database/containing.ts";
import { countUses, isUnused, usesOf } from "./media-uses.ts";
import { bareName } from "./stored-name.ts";
import { Upload } from "./upload.entity.ts";

/** The URL of a stored file. */
export function urlOf({ filename }: { filename: string }): string {
  return `/uploads/${filename}`;
}

function toMedia(upload: Upload, uses: number): Media {
  const { width = null, height = null, color = null } = upload;
  return { ...upload, ...auditFields(upload), url: urlOf(upload), width, height, color, uses };
}

function matching({ q = "", kind, unused }: MediaQuery): FilterQuery<Upload> {
  return { $and: holdingWords(q), ...(kind && { kind }), ...(unused && { [raw((alias) => isUnused(alias))]: [] }) };
}

/** How many of each kind there are, in one look at their index. */
async function countKinds(em: EntityManager): Promise<MediaPage["counts"]> {
  const { rows } = await sql<{ kind: MediaKind; count: number }>`
    select kind, count(*)::int as count from upload group by kind`.execute(em.getKysely());
  const counts = { image: 0, pdf: 0 };
  for (const { kind, count } of rows) counts[kind] = count;
  return counts;
}

/** One page of the library, latest first. */
export async function listMedia(em: EntityManager, query: MediaQuery): Promise<MediaPage> {
  const { limit, page } = query;
  const where = matching(query);
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

/** One stored file with everything that holds its URL. Fails with `not_found`. */
export async function detailOf(em: EntityManager, id: number): Promise<MediaDetail> {
  const upload = await em.findOneOrFail(Upload, { id });
  const used_by = await usesOf(em, upload.filename);
  const in_history = (await em.count(RecordedChange, { uploads: { $contains: [bareName(upload.filename)] } })) > 0;
  return { ...toMedia(upload, used_by.length), used_by, in_history };
}
