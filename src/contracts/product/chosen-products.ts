/** Most products that are set side by side. */
export const COMPARED_MAX = 4;

/** Most products that a browser remembers as seen. */
export const RECENT_MAX = 12;

const SLUG = /^[a-z0-9-]{1,200}$/;

/** Parses the slugs of a URL or of a browser's storage, each once and at most `max`. Anything else is dropped. Never
 *  throws. */
export function readSlugs(written: unknown, max: number): string[] {
  const slugs = typeof written === "string" ? written.split(",") : [];
  return [...new Set(slugs.map((slug) => slug.trim()))].filter((slug) => SLUG.test(slug)).slice(0, max);
}

/** A product that a browser keeps: the slug that it had in the language it was chosen in, and its id, which is the same
 *  in all; kept without one by earlier versions of the site. */
export type KeptProduct = { slug: string; id?: number | undefined };

/** Whether two are one product, whatever the languages of their slugs. */
export function isSameProduct(one: KeptProduct, other: KeptProduct): boolean {
  return one.slug === other.slug || (one.id !== undefined && one.id === other.id);
}

/** Separator of a slug and its id: no slug holds it. */
const ID_MARK = ".";

/** Parses the products of a browser's storage, each once and at most `max`: « aube.12,brise ». Anything else is
 *  dropped. Never throws. */
export function readKept(written: string, max: number): KeptProduct[] {
  const kept: KeptProduct[] = [];
  for (const one of written.split(",")) {
    const [slug = "", id = ""] = one.split(ID_MARK);
    const product = /^[1-9]\d{0,9}$/.test(id) ? { slug, id: Number(id) } : { slug };
    if (SLUG.test(slug) && !kept.some((other) => isSameProduct(other, product))) kept.push(product);
  }
  return kept.slice(0, max);
}

/** Writes them as `readKept` reads them. */
export function writeKept(products: KeptProduct[]): string {
  return products.map(({ slug, id }) => (id === undefined ? slug : slug + ID_MARK + id)).join();
}
