/** Picture shown where a product has none. Source: IMG-2. */
export const PRODUCT_PLACEHOLDER = "/uploads/placeholder.jpg";

/** Picture shown where an article has none. */
export const ARTICLE_PLACEHOLDER = "/placeholder-blog.jpg";

/** Widths, in pixels, in which a stored picture can be asked for. */
export const RENDITION_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** Formats of renditions that pages name, best first. */
export const RENDITION_FORMATS = ["avif", "webp"] as const;

/** Formats in which a rendition is made: mail programs show JPEG alone. */
export const MADE_FORMATS = [...RENDITION_FORMATS, "jpg"] as const;

export type RenditionFormat = (typeof MADE_FORMATS)[number];

const FOLDERS = /^(?:(?:public|dist|static|assets|images?|uploads)\/)+/;

/** The address of a file as it is stored, from whatever older records and people write: a path of this or another host
 *  under /uploads/ is reduced to that path; a path with one of the old folders in front, with backslashes or without a
 *  slash is cleaned and placed under /uploads/. Other paths of this site and other addresses stay as they are. Source:
 *  IMG-1. */
export function cleanFileUrl(url: string): string {
  const value = url.replaceAll("\\", "/");
  if (/^https?:\/\//i.test(value)) {
    const pathname = URL.parse(value)?.pathname ?? "";
    return pathname.startsWith("/uploads/") ? pathname : url;
  }
  if (value === "" || /^(?:[a-z][a-z0-9+.-]*:|#|\/\/)/i.test(value)) return url;
  const path = value.replace(/^\//, "");
  const isOfThisSite = value.startsWith("/") && !FOLDERS.test(path);
  return isOfThisSite ? value : `/uploads/${path.replace(FOLDERS, "")}`;
}

/** The address at which a picture is served, from whatever an administrator or an old record holds.
 *  Empty gives the default logo; a path of this or another host under /uploads/ is reduced to that path; other absolute
 *  addresses stay; any other path is cleaned and placed under /uploads/. Source: IMG-1. */
export function normalizeImageUrl(url: string): string {
  const value = url.trim().replaceAll("\\", "/");
  if (value === "") return "/logo.svg";
  if (/^https?:\/\//i.test(value)) {
    const { pathname } = new URL(value);
    return pathname.startsWith("/uploads/") ? pathname : value;
  }
  if (value === ARTICLE_PLACEHOLDER || value === "/logo.svg") return value;
  return `/uploads/${value.replace(/^\/+/, "").replace(FOLDERS, "")}`;
}

/** Width of a rendition, in pixels; `full` is as wide as the picture itself. */
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number] | "full";

/** A stored picture in one width and format: `/uploads/ab12.webp` at 480 in AVIF is `/uploads/ab12-480.avif`. */
export function renditionUrl(url: string, width: RenditionWidth, format: RenditionFormat): string {
  return url.replace(/\.[a-z0-9]+$/, `-${width}.${format}`);
}

/** Whether renditions of this picture can be asked for: only what the upload pipeline itself named. */
export function hasRenditions(url: string): boolean {
  return /^\/uploads\/[a-z0-9]{20,}\.webp$/.test(url);
}

/** The widths worth asking for of a picture so many pixels wide: the listed ones up to it, then its own, so that none
 *  of its pixels is lost. All the listed ones where its width is not known. */
function widthsOf(width: number = RENDITION_WIDTHS.at(-1) ?? 0): RenditionWidth[] {
  const listed = RENDITION_WIDTHS.filter((candidate) => candidate <= width);
  return listed.at(-1) === width ? listed : [...listed, "full"];
}

/** Names, or addresses, of all that is made of a picture so many pixels wide in one format, the narrowest first. */
export function renditionNames(filename: string, format: RenditionFormat, width: number): string[] {
  return widthsOf(width).map((wanted) => renditionUrl(filename, wanted, format));
}

/** The `srcset` of a stored picture, up to the width of the picture itself (`width` in pixels, when known). */
export function srcSetOf(url: string, format: RenditionFormat, width?: number): string {
  return widthsOf(width)
    .map((wanted) => `${renditionUrl(url, wanted, format)} ${wanted === "full" ? width : wanted}w`)
    .join(", ");
}

/** The picture that stands for a product: the one marked as main, else the first; undefined where there is none. */
export function mainImageOf<Image extends { isMain: boolean }>(images: Image[]): Image | undefined {
  return images.find(({ isMain }) => isMain) ?? images[0];
}
