import { LANGUAGES, listOwnFirstParts } from "../shared/language.ts";
import { LISTED_PAGES, SPEED_PATH, UNLISTED_PAGES, VISITS_PATH } from "./public-pages.ts";

/** First parts of the server's other paths. */
const OTHER_PATHS = [
  "api",
  "trpc",
  "mcp",
  "admin-assets",
  "assets",
  "uploads",
  "scenes",
  "icons",
  "partage",
  "healthz",
  "readyz",
  "metrics",
  "agents",
  "index",
];

const firstPart = (path: string) => path.split("/")[1] ?? "";

/** First parts of every path of the site, in each language, that is no page of this resource: none can be a slug. */
export const TAKEN_PATHS: readonly string[] = [
  ...new Set([
    ...LANGUAGES,
    ...listOwnFirstParts(),
    ...OTHER_PATHS,
    ...[...LISTED_PAGES, ...UNLISTED_PAGES, VISITS_PATH, SPEED_PATH].map(firstPart),
  ]),
].filter(Boolean);

/** Message about an address that something else answers. */
export const TAKEN_PATH = "Le site répond déjà à cette adresse. Choisissez-en une autre.";
