import type { EntityManager } from "@mikro-orm/postgresql";
import { allResources } from "#server/platform/declaration/resource.ts";
import type { Replacement } from "#server/platform/declaration/media-user.ts";
import { usesOf } from "./media-uses.ts";
import { bareName } from "./stored-name.ts";
import type { Upload } from "./upload.entity.ts";

/** Puts one file's URL where the other's stands, whatever host, width or format it is asked for with. */
function replacementOf(from: Upload, to: Upload): Replacement {
  const url = new RegExp(String.raw`/uploads/${bareName(from.filename)}(?:-\d+)?\.\w+`, "g");
  return { by: to, inText: (text) => text.replace(url, `/uploads/${to.filename}`) };
}

/** Moves every use of a file to another one of its kind. Runs in the caller's transaction, which holds all uses (`holdUses`). Each changed
 *  row gets a new version, so that a form which was open meanwhile cannot bring the old URL back unnoticed. */
export async function moveUses(em: EntityManager, from: Upload, to: Upload): Promise<void> {
  const uses = await usesOf(em, from.filename);
  const replacement = replacementOf(from, to);
  for (const { media } of allResources()) {
    const ids = uses.filter(({ noun }) => noun === media?.noun).map(({ id }) => id);
    if (ids.length > 0) await media?.replace(em, ids, replacement);
  }
  await em.flush();
}
