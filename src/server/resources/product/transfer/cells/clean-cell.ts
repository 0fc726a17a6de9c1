import type { ProductInput } from "#contracts/product/product.ts";
import { isLinkField } from "#contracts/product/product-links.ts";
import {
  findLoss,
  hasNewLosses,
  isDateLike,
  isStoredWithLosses,
  LOSSES_IGNORED,
  LOSSES_REFUSED,
  suspectLoss,
} from "#server/platform/spreadsheet/lost-text.ts";
import { plainText } from "#contracts/text/plain-text.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import type { ProductColumn } from "#contracts/product/product-transfer.ts";
import { normalize } from "#contracts/shared/normalize.ts";

type Field = keyof ProductInput;

/** Fields that are not cleaned of HTML: their URLs may hold what looks like an entity. */
const URL_FIELDS: Field[] = ["images", "downloads", "slug"];

/** Fields whose lists keep their bullets. */
const DESCRIPTION_FIELDS: Field[] = ["short_description", "long_description"];

const HTML_REMOVED = "Du HTML a été changé en texte.";

const DATE = "Le tableur a peut-être fait une date de cette référence. Vérifiez-la, et mettez la colonne au format Texte.";

type CleanCell = { text: string; isUnchanged: boolean; warning?: string | undefined } | { fault: string };

function isReference(field: Field): boolean {
  return field === "reference" || isLinkField(field);
}

/** Cleans a cell for its field: without HTML, and with a warning about losses. `written` is the cell of the stored
 *  value. */
export function cleanCell(
  cell: string,
  { field, written, categories }: { field: Field; written: string; categories: KnownNames },
): CleanCell {
  if (isStoredWithLosses(cell.trim(), written.trim()) && cell.trim() !== written.trim()) {
    return { text: written, isUnchanged: true, warning: LOSSES_IGNORED };
  }
  const fault = findLoss(cell) ?? (hasNewLosses(cell, written) ? LOSSES_REFUSED : undefined);
  if (fault !== undefined) return { fault };
  const isCleaned = !URL_FIELDS.includes(field) && isHtml(cell);
  const toText = DESCRIPTION_FIELDS.includes(field) ? toDescription : toPlainText;
  const text = isCleaned ? toText(cell) : cell;
  const several = severalValuesFault(field, text, categories);
  if (several !== undefined) return { fault: several };
  const date = isReference(field) && isDateLike(text) ? DATE : undefined;
  return { text, isUnchanged: false, warning: isCleaned ? HTML_REMOVED : (date ?? suspectLoss(text)) };
}

/** Closing tag, or one that stands alone; a text that only mentions `<b>` has none. */
const MARKUP = /<\/[a-z][a-z0-9]*\s*>|<(?:br|hr|p|li|img|div|ul|ol|h[1-6])(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{0,31});/gi;

/** Decodes the entities that HTML knows: « R&D; » has none. */
function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity) => plainText(sanitizeRichText(`.${entity}.`)).slice(1, -1));
}

/** Whether a cell holds HTML: tags, or entities. */
function isHtml(cell: string): boolean {
  return MARKUP.test(cell) || decodeEntities(cell) !== cell;
}

/** Converts what may be HTML of another program to text. A text without tags and entities stays as it is, and one
 *  without tags keeps its lines. `prepare` changes the HTML first. */
export function toPlainText(cell: string, prepare = (html: string) => html): string {
  return MARKUP.test(cell) ? plainText(sanitizeRichText(prepare(cell))) : decodeEntities(cell).trim();
}

/** Beginning of a line that was an item of a list. */
export const BULLET = "– ";

/** Converts a description like `toPlainText`; each item of a list is a line with its bullet. */
export function toDescription(cell: string, prepare = (html: string) => html): string {
  const text = toPlainText(cell, (html) => prepare(html).replace(/<li\b[^<>]*>(?:\s*<p\b[^<>]*>)?/gi, `<li>${BULLET}`));
  return text.replaceAll(/^–\n|\n–$/gm, ""); // of an empty item
}

/** Separators of several names of categories: « Capteurs, Éclairage ». */
const SEPARATORS = /\s*[,;|\n]\s*|\s\/\s/;
const PATH = /\s*(?<!<[^<>]*)(?:->|>|›)\s*/;

const quote = (text: string | undefined) => `«\u202f${text}\u202f»`;

/** Names that are known, normalized. */
type KnownNames = { has: (name: string) => boolean };

/** Removes repeated names; the first spelling of each stays. */
function distinct(names: string[]): string[] {
  return [...new Map(names.toReversed().map((name) => [normalize(name), name])).values()].toReversed();
}

const quoteFirst = ([first, ...others]: string[]) => `${quote(first)}${others.length > 0 ? " ou une autre" : ""}`;

/** Advises what to write instead of paths, such as « Éclairage, Éclairage > Prises »: the one category, and the last
 *  name of its longest path. */
function pathFault(paths: string[][]): string {
  const categories = distinct(paths.flatMap(([category]) => category ?? []));
  if (categories.length > 1) {
    return `Un produit a une seule catégorie\u202f: écrivez ${quoteFirst(categories)} dans la colonne Catégorie, et sa sous-catégorie dans Sous-catégorie.`;
  }
  const depth = Math.max(...paths.map((path) => path.length));
  const subcategories = distinct(paths.filter((path) => path.length === depth).flatMap((path) => path.at(-1) ?? []));
  return `Cette cellule est un chemin\u202f: écrivez ${quoteFirst(categories)} dans la colonne Catégorie, et ${quoteFirst(subcategories)} dans Sous-catégorie.`;
}

function categoryFault(cell: string, known: KnownNames): string | undefined {
  if (known.has(normalize(cell))) return undefined;
  const whole = cell.split(PATH).filter(Boolean);
  const [category = ""] = whole;
  // one name, with a comma in it
  if (whole.length > 1 && SEPARATORS.test(category) && known.has(normalize(category))) return pathFault([whole]);
  const names = cell.split(SEPARATORS).filter(Boolean);
  const paths = names.map((name) => name.split(PATH).filter(Boolean));
  if (paths.some((path) => path.length > 1)) return pathFault(paths);
  if (names.length < 2) return undefined;
  const [first, ...others] = distinct(names);
  if (others.length === 0) return `Un produit a une seule catégorie\u202f: écrivez ${quote(first)}.`;
  return `Un produit a une seule catégorie\u202f: gardez ${quote(first)} ou une autre. Si c’est un seul nom, créez d’abord cette catégorie.`;
}

/** Says why a cell holds several values where a field takes one, as a French sentence. */
function severalValuesFault(column: ProductColumn, cell: string, known: KnownNames): string | undefined {
  if (column === "category") return categoryFault(cell, known);
  if (column === "subcategory" && PATH.test(cell)) return "Écrivez une seule sous-catégorie, sans son chemin.";
  if (column === "reference") {
    if (/[\n;|]|,\s/.test(cell.trim())) return "Un produit a une seule référence. Mettez chaque produit sur sa ligne.";
    if (/^\s*".*"\s*$/.test(cell)) return "Enlevez les guillemets de cette référence.";
  }
  return undefined;
}
