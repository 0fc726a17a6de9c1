/** Main menu, in order. */
export const MENU_LINKS = ["/", "/fonctionnalites", "/produits", "/a-propos", "/blog", "/contact"] as const;

/** The company's pages, as the footer lists them. */
export const COMPANY_LINKS = [...MENU_LINKS.slice(1), "/ma-selection"] as const;

/** Legal pages, as the footer lists them. */
export const LEGAL_LINKS = ["/mentions-legales", "/conditions", "/confidentialite", "/cookies"] as const;
