/** Longest slug, in characters. */
export const SLUG_MAX_LENGTH = 200;

/** Slugs that would shadow an address of the admin or of the public site. */
export const RESERVED_SLUGS = ["new", "edit", "admin"];

/** What a stored slug looks like: lower-case words joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Makes an address out of a title: « Éclairage & déco » gives `eclairage-deco`. Empty when nothing is left.
 *  Source: specification §5 « Slug generation ». Ligatures are spelled out (œ → oe), so that no letter is lost. */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-|-$/g, "");
}
