import type { ProductColumn } from "#contracts/product/product-transfer.ts";
import { normalize } from "#contracts/shared/normalize.ts";

/** Separators at which a category's name would be cut, were it several: « Capteurs, Éclairage ». */
const SEPARATORS = /\s*[,;|\n]\s*|\s\/\s/;
const PATH = /\s*(?<!<[^<>]*)(?:->|>|›)\s*/;

const quoted = (text: string | undefined) => `«\u202f${text}\u202f»`;

/** Names that are known, normalized. */
export type KnownNames = { has: (name: string) => boolean };

/** Distinct names, the first spelling of each. */
function distinct(names: string[]): string[] {
  return [...new Map(names.toReversed().map((name) => [normalize(name), name])).values()].toReversed();
}

const orOther = ([first, ...others]: string[]) => `${quoted(first)}${others.length > 0 ? " ou une autre" : ""}`;

/** Advises what to write instead of paths, such as « Éclairage, Éclairage > Prises »: the one category, and the last name of its longest path. */
function pathFault(paths: string[][]): string {
  const categories = distinct(paths.flatMap(([category]) => category ?? []));
  if (categories.length > 1) {
    return `Un produit a une seule catégorie\u202f: écrivez ${orOther(categories)} dans la colonne Catégorie, et sa sous-catégorie dans Sous-catégorie.`;
  }
  const depth = Math.max(...paths.map((path) => path.length));
  const subcategories = distinct(paths.filter((path) => path.length === depth).flatMap((path) => path.at(-1) ?? []));
  return `Cette cellule est un chemin\u202f: écrivez ${orOther(categories)} dans la colonne Catégorie, et ${orOther(subcategories)} dans Sous-catégorie.`;
}

function categoryFault(cell: string, known: KnownNames): string | undefined {
  if (known.has(normalize(cell))) return undefined;
  const whole = cell.split(PATH).filter(Boolean);
  const [category = ""] = whole;
  if (whole.length > 1 && SEPARATORS.test(category) && known.has(normalize(category))) return pathFault([whole]); // one name, with a comma in it
  const names = cell.split(SEPARATORS).filter(Boolean);
  const paths = names.map((name) => name.split(PATH).filter(Boolean));
  if (paths.some((path) => path.length > 1)) return pathFault(paths);
  if (names.length < 2) return undefined;
  const [first, ...others] = distinct(names);
  if (others.length === 0) return `Un produit a une seule catégorie\u202f: écrivez ${quoted(first)}.`;
  return `Un produit a une seule catégorie\u202f: gardez ${quoted(first)} ou une autre. Si c’est un seul nom, créez d’abord cette catégorie.`;
}

/** Says why a cell holds several values where a field takes one, as a French sentence. */
export function severalValuesFault(column: ProductColumn, cell: string, known: KnownNames): string | undefined {
  if (column === "category") return categoryFault(cell, known);
  if (column === "subcategory" && PATH.test(cell)) return "Écrivez une seule sous-catégorie, sans son chemin.";
  if (column === "reference") {
    if (/[\n;|]|,\s/.test(cell.trim())) return "Un produit a une seule référence. Mettez chaque produit sur sa ligne.";
    if (/^\s*".*"\s*$/.test(cell)) return "Enlevez les guillemets de cette référence.";
  }
  return undefined;
}
