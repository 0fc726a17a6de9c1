const PAGE_MAX = 999_999;

/** Reads the page of a list from a URL; undefined for the first one, and for no page number. Never throws. */
export function laterPage(sent: unknown): number | undefined {
  const page = typeof sent === "string" || typeof sent === "number" ? Number(sent) : Number.NaN;
  return Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined;
}

/** The title of a public page as browsers and search engines show it: with the company's name behind it, unless it
 *  bears it already. */
export function pageTitle(title: string, name: string): string {
  return title.includes(name) ? title : `${title} – ${name}`;
}

/** The documented path of the page that says how to report a vulnerability; `security.txt` names it. */
export const VULNERABILITY_PATH = "/signaler-une-vulnerabilite";

/** Path to which the public app posts each page view. */
export const VISITS_PATH = "/visites";

/** Path to which the public app posts how fast a visit was. */
export const SPEED_PATH = "/vitesse";

/** The documented paths of the fixed pages that search engines are told of. */
export const LISTED_PAGES = [
  "/",
  "/fonctionnalites",
  "/produits",
  "/a-propos",
  "/blog",
  "/contact",
  "/conditions",
  "/confidentialite",
  "/mentions-legales",
  "/cookies",
  VULNERABILITY_PATH,
];

/** The documented paths of the other fixed pages. */
export const UNLISTED_PAGES = [
  "/comparer",
  "/ma-selection",
  "/newsletter/merci",
  "/newsletter/en-attente",
  "/newsletter/confirmer",
  "/newsletter/bienvenue",
  "/newsletter/desabonnement",
  "/newsletter/au-revoir",
];
