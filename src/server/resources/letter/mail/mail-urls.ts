import { hasRenditions, normalizeImageUrl, renditionUrl, type RenditionWidth } from "#contracts/shared/image-path.ts";
import { inLanguage, type Language } from "#contracts/shared/language.ts";

/** The site to which the links of a mail lead: its origin, empty in a preview, and the language of its pages. */
export type Site = { origin: string; language: Language };

/** Builds the URL of a link as an administrator writes it: a path of the site in the language of the mail, or any other
 *  as it is. */
export function linkUrl(link: string, { origin, language }: Site): string {
  if (!link.startsWith("/")) return link;
  return origin + (link.startsWith("/uploads/") ? link : inLanguage(language, link));
}

/** Builds the URL of a picture, as JPEG, which every mail program shows. */
export function pictureUrl(url: string, width: RenditionWidth, { origin }: Site): string {
  const stored = normalizeImageUrl(url);
  if (hasRenditions(stored)) return origin + renditionUrl(stored, width, "jpg");
  return stored.startsWith("/") ? origin + stored : stored;
}
