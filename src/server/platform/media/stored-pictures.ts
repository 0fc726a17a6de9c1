import type { EntityManager } from "@mikro-orm/postgresql";
import { hasRenditions, normalizeImageUrl } from "#contracts/shared/image-path.ts";
import type { Focus, StoredPicture } from "#contracts/shared/picture.ts";
import { Upload } from "./upload.entity.ts";

/** Gives the stored facts of the picture at a URL; nothing where the URL is empty. */
export type PictureOf = (url: string) => StoredPicture | null;

/** Adds to a picture the focus that stays visible where it is cut. */
export function withFocus(picture: StoredPicture | null, focus: Focus | null | undefined): StoredPicture | null {
  return picture && focus ? { ...picture, focus } : picture;
}

/** Looks pictures up by their URLs, in one query: those that were uploaded here come with their size and colour, any
 *  other is only its URL. */
export async function storedPictures(em: EntityManager, urls: string[]): Promise<PictureOf> {
  const filenames = urls
    .filter(Boolean)
    .map(normalizeImageUrl)
    .filter(hasRenditions)
    .map((url) => url.slice("/uploads/".length));
  const uploads = filenames.length > 0 ? await em.find(Upload, { filename: { $in: [...new Set(filenames)] } }) : [];
  const known = new Map(uploads.map(({ filename, width, height, color }) => [`/uploads/${filename}`, { width, height, color }]));
  return (url) => {
    if (url === "") return null;
    const { width, height, color } = known.get(normalizeImageUrl(url)) ?? {};
    return { url, ...(width && { width }), ...(height && { height }), ...(color && { color }) };
  };
}
