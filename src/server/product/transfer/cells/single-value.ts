import type { ProductColumn } from "#contracts/product/product-transfer.ts";
import { normalize } from "#contracts/shared/normalize.ts";

/** Separators at which a category's name would be cut, were it several: « Capteurs, Éclairage ». */
const SEPARATORS = /\s*[,;|\n]\s*|\s\/\s/;
const PATH = /\s*(?<!<[^<>]*)(?:->|>|›)\s*/;

const quoted = (text: string | undefined) => `«\u202f${text}\u202f»`;

/** Names that are known, normalized. */
export type KnownNames = { has: (name: string) => boolean };

function categoryFault(cell: string, known: KnownNames): string | undefined {
  if (known.has(normalize(cell))) return undefined;
  const path = cell.split(PATH).filter(Boolean);
  if (path.length > 1) {
    return `Cette cellule est un chemin\u202f: écrivez ${quoted(path[0])} dans la colonne Catégorie, et ${quoted(path.at(-1))} dans Sous-catégorie.`;
  }
  const names = cell.split(SEPARATORS).filter(Boolean);
  if (names.length < 2) return undefined;
  return `Un produit a une seule catégorie\u202f: gardez ${quoted(names[0])} ou une autre. Si c’est un seul nom, créez d’abord cette catégorie.`;
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
