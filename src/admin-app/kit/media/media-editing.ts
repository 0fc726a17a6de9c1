import { type MediaDetail, mediaAltChangeSchema } from "#contracts/media/media.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";

/** Reloads the library wherever it is shown. A list that is on its way for the first time was read before the change:
 *  it is asked for again. */
export async function refreshMedia(): Promise<void> {
  await queries.media.list.cancel();
  await queries.media.invalidate();
}

/** Reloads the library's lists once a file was deleted: asking for that file again would only be refused. */
export function refreshMediaList(): Promise<void> {
  return queries.media.list.invalidate();
}

export type Alt = { alt_text: string };

/** Alternative text of a picture, as the editor edits it. */
export const MEDIA_ALT: EditedResource<MediaDetail, Alt, Alt> = {
  name: "media",
  schema: mediaAltChangeSchema.pick({ alt_text: true }),
  labels: { alt_text: "Texte alternatif" },
  form: { empty: () => ({ alt_text: "" }), of: ({ alt_text }) => ({ alt_text }), sent: ({ alt_text }) => ({ alt_text: alt_text.trim() }) },
  server: {
    get: (id) => rpcClient.media.get.query({ id }),
    update: (input, options) => rpcClient.media.setAlt.mutate(input, options),
    refresh: refreshMedia,
  },
  words: {
    updated: "Texte alternatif enregistré",
    notSaved: "La description n’est pas enregistrée",
    conflict: "Ce fichier a été modifié entre-temps",
  },
};
