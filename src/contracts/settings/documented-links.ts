/** Documented links of the main menu, in order. */
export const MENU_LINKS = ["/", "/fonctionnalites", "/produits", "/a-propos", "/blog", "/contact"] as const;

/** Documented links of the footer to the company's pages, in order. */
const COMPANY_LINKS = [...MENU_LINKS.slice(1), "/ma-selection"] as const;

/** Documented links of the footer to the legal pages, in order. */
export const LEGAL_LINKS = ["/mentions-legales", "/conditions", "/confidentialite", "/cookies"] as const;

/** The documented links of each list. */
const DOCUMENTED_LINKS = {
  menu_links: MENU_LINKS,
  footer_links: COMPANY_LINKS,
  legal_links: LEGAL_LINKS,
} satisfies Record<string, readonly string[]>;

export type LinkList = keyof typeof DOCUMENTED_LINKS;

/** A link with its labels; both are empty for a documented one, which has a name of its own in each language. */
type LabelledLink = { url: string; label: string; label_en: string };

/** Whether the list has this link by itself. */
export function isDocumented(list: LinkList, url: string): boolean {
  return DOCUMENTED_LINKS[list].some((path) => path === url);
}

/** Orders a list of links: as they are stored, then the documented ones that are missing there, which always stand. */
export function orderLinks(list: LinkList, stored: LabelledLink[]): LabelledLink[] {
  const missing = DOCUMENTED_LINKS[list].filter((path) => stored.every(({ url }) => url !== path));
  return [...stored, ...missing.map((url) => ({ url, label: "", label_en: "" }))];
}
