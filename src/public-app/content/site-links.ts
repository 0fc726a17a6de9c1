/** Main menu, in order. */
export const MENU_LINKS = ["/", "/fonctionnalites", "/produits", "/a-propos", "/blog", "/contact"] as const;

/** The company's pages, as the footer lists them. */
export const COMPANY_LINKS = [...MENU_LINKS.slice(1), "/ma-selection"] as const;

/** Legal pages, as the footer lists them. */
export const LEGAL_LINKS = ["/mentions-legales", "/conditions", "/confidentialite", "/cookies"] as const;

/** The anchor of an answer of the contact page, by its index. */
export const answerAnchor = (index: number): string => `reponse-${index + 1}`;
