import type { ImportQuery } from "#contracts/product/product-transfer.ts";
import { INTEGER_MAX } from "#contracts/shared/entity.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import type { StoredProduct } from "./stored-products.ts";

/** Identifiers of a row, each "" where it says nothing. */
export type RowNames = { id: string; reference: string; title: string };

/** The product that a row means, and how it was found; none where the row creates one. */
export type Match =
  | { product: StoredProduct | undefined; isFoundById: boolean; warning?: string }
  | { asks: StoredProduct; fault: string }
  | { fault: string };

/** An id as a cell writes it; undefined where that is none. */
export function idIn(cell: string): number | undefined {
  const id = /^\d{1,10}$/.test(cell) ? Number(cell) : 0;
  return id > 0 && id <= INTEGER_MAX ? id : undefined;
}

const bare = (text: string) => normalize(text).replace(/[^\p{L}\p{N}]/gu, "");

function isAlike(product: StoredProduct, { reference, title }: RowNames): boolean {
  const isSame = (one: string, other: string) => bare(other) !== "" && bare(one) === bare(other);
  return isSame(product.reference, reference) || isSame(product.title, title);
}

const named = ({ title, reference }: StoredProduct) => `«\u202f${title}\u202f» (${reference})`;

/** Finds the product that a row means: by its id where the reference or the title says the same, or the person did; else by its reference. An id
 *  that says something else may be another program's: it is asked about. */
export function matchProduct(
  names: RowNames,
  found: { byId: StoredProduct | undefined; byReference: StoredProduct | undefined },
  mismatch: ImportQuery["id_mismatch"],
): Match {
  const { byId, byReference } = found;
  const isIgnored = names.id === "" || mismatch === "ignored";
  if (isIgnored) return { product: byReference, isFoundById: false };
  if (byId && (mismatch === "ours" || isAlike(byId, names))) return { product: byId, isFoundById: true };
  if (byReference) {
    const owner = byId ? `est celui de ${named(byId)}` : "n’existe pas";
    return { product: byReference, isFoundById: false, warning: `L’identifiant ${names.id} ${owner}\u202f: la référence a décidé.` };
  }
  if (byId) return { asks: byId, fault: `L’identifiant ${names.id} est ici celui de ${named(byId)}. Est-ce le même produit\u202f?` };
  return { fault: `Aucun produit n’a l’identifiant «\u202f${names.id}\u202f». Videz cette cellule pour créer le produit.` };
}
