import { isSameProduct } from "#contracts/product/chosen-products.ts";
import { SELECTION_MAX } from "#contracts/selection/selection.ts";
import { m } from "#messages/public-app/selection/link/messages";
import { ownSelection } from "#public-app/selection/own-selection.ts";

/** Takes one more of a product into the selection; gives what to say of it. */
export function addOne(product: { id: number; slug: string; title: string }): string {
  if (ownSelection.add([{ ...product, quantity: 1, note: "" }]).length > 0) return m.full(SELECTION_MAX);
  return m.inSelection(ownSelection.read().find((line) => isSameProduct(line, product))?.quantity ?? 1);
}
