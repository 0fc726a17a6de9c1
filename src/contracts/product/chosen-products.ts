/** Most products that are set side by side. */
export const COMPARED_MAX = 4;

/** Most products that a browser remembers as seen. */
export const RECENT_MAX = 12;

const SLUG = /^[a-z0-9-]{1,200}$/;

/** The slugs that an address or a browser's memory names, each once and at most `max`. Whatever else stands there is dropped. Never throws. */
export function readSlugs(written: unknown, max: number): string[] {
  const slugs = typeof written === "string" ? written.split(",") : [];
  return [...new Set(slugs.map((slug) => slug.trim()))].filter((slug) => SLUG.test(slug)).slice(0, max);
}
