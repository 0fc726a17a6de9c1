/** The pages that every site has, by their keys, each with its slug: their addresses are documented. That of the home
 *  page stands in no URL. */
export const FIXED_PAGES = {
  home: "index",
  features: "fonctionnalites",
  about: "a-propos",
  notice: "mentions-legales",
  terms: "conditions",
  privacy: "confidentialite",
  cookies: "cookies",
  vulnerability: "signaler-une-vulnerabilite",
} as const;

/** Key of a page that every site has. */
export type FixedPage = keyof typeof FIXED_PAGES;

/** Builds the documented path of a page by its slug. */
export function toPagePath(slug: string): string {
  return slug === FIXED_PAGES.home ? "/" : `/${slug}`;
}

const LEGAL_PAGES: readonly FixedPage[] = ["notice", "terms", "privacy", "cookies", "vulnerability"];

/** Whether a page is a legal text: such a page has contents and a date, and is laid out to be printed. */
export function isLegalPage(fixed: FixedPage | null): boolean {
  return fixed !== null && LEGAL_PAGES.includes(fixed);
}
