import { LANGUAGES } from "../shared/language.ts";

const EXTENSION = ".md";

/** Home pages by language, as their paths stand in URLs: `/`, `/en/`. */
const HOMES = LANGUAGES.map((language) => (language === "fr" ? "/" : `/${language}/`));

/** Builds the URL of a page as Markdown: `/produits?q=a` gives `/produits.md?q=a`, `/en/` gives `/en/index.md`. Takes
 *  and gives a path with its query. */
export function toMarkdownUrl(url: string): string {
  const [path = "", ...query] = url.split("?");
  const named = HOMES.includes(path) ? `${path}index` : path;
  return [named + EXTENSION, ...query].join("?");
}

/** Reads the path of the page whose Markdown stands at a path; undefined where that has no such ending. */
export function fromMarkdownPath(path: string): string | undefined {
  if (!path.endsWith(EXTENSION) || path.endsWith(`/${EXTENSION}`)) return undefined;
  const named = path.slice(0, -EXTENSION.length);
  return HOMES.find((home) => named === `${home}index`) ?? named;
}
