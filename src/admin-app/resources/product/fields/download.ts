import { type Download, downloadSize } from "#contracts/product/product-parts.ts";
import type { UploadedPdf } from "#contracts/media/upload.ts";
import type { PickedMedia } from "#admin-app/kit/media/picked-media.ts";
import { addKey, type Keyed } from "#admin-app/kit/order/form-rows.ts";

export function emptyDownload(): Download {
  return { name: "", type: "Fiche technique", url: "", size: "", language: "Français", version: "", date: "", slug: "" };
}

/** The entry that an uploaded PDF becomes; `filename` is its name on the person's machine. Source: DOC-3. */
export function downloadOf(filename: string, { url, size }: Pick<UploadedPdf, "url" | "size">): Download {
  return { ...emptyDownload(), name: filename.replace(/\.pdf$/i, ""), url, size: downloadSize(size) };
}

/** Gives the fields that a picked file changes of an entry: it stays the same document, at the same lasting URL. */
export function fileOf({ url, size }: Pick<PickedMedia, "url" | "size">): Pick<Download, "url" | "size"> {
  return { url, size: size > 0 ? downloadSize(size) : "" };
}

/** The same documents and one that was just uploaded, ahead of those whose URLs `before` names: they were chosen after
 *  it. */
export function withDownload(downloads: Keyed<Download>[], added: Download, before: string[]): Keyed<Download>[] {
  const position = downloads.findIndex(({ url }) => before.includes(url));
  return downloads.toSpliced(position === -1 ? downloads.length : position, 0, addKey(added));
}
