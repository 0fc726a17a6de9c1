/** Picture shown where a product has none. Source: specification §3 « Image URL normalisation ». */
export const PRODUCT_PLACEHOLDER = "/uploads/placeholder.jpg";

/** Picture shown where an article has none. */
export const ARTICLE_PLACEHOLDER = "/placeholder-blog.jpg";

/** Widths, in pixels, in which a stored picture can be asked for. */
export const RENDITION_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** Formats of renditions, best first. */
export const RENDITION_FORMATS = ["avif", "webp"] as const;

export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

const FOLDERS = /^(?:(?:public|dist|static|assets|images?|uploads)\/)+/;

/** The address at which a picture is served, from whatever an administrator or an old record holds.
 *  Empty gives the default logo; a path of this or another host under /uploads/ is reduced to that path; other absolute
 *  addresses stay; any other path is cleaned and placed under /uploads/. Source: specification §3. */
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

/** A stored picture in one width and format: `/uploads/ab12.webp` at 480 in AVIF is `/uploads/ab12-480.avif`. */
export function renditionUrl(url: string, width: number, format: RenditionFormat): string {
  return url.replace(/\.[a-z0-9]+$/, `-${width}.${format}`);
}

/** Whether renditions of this picture can be asked for: only what the upload pipeline itself named. */
export function hasRenditions(url: string): boolean {
  return /^\/uploads\/[a-z0-9]{20,}\.webp$/.test(url);
}

/** The `srcset` of a stored picture, never wider than the picture itself (`width` in pixels, when known). */
export function srcSetOf(url: string, format: RenditionFormat, width: number = Number.POSITIVE_INFINITY): string {
  const widths = RENDITION_WIDTHS.filter((candidate, index) => candidate <= width || index === 0);
  return widths.map((candidate) => `${renditionUrl(url, candidate, format)} ${candidate}w`).join(", ");
}
