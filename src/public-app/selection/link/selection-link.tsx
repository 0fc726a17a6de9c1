import { Link } from "@tanstack/react-router";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { m } from "#messages/public-app/selection/link/messages";
import { takePress } from "#public-app/selection/kept-presses.ts";
import { ownSelection } from "#public-app/selection/own-selection.ts";
import { isSameProduct, type KeptProduct } from "#contracts/product/chosen-products.ts";
import { SELECTION_MAX } from "#contracts/selection/selection.ts";
import { selectionText } from "#public-app/selection/selection-text.ts";
import sheet from "#public-app/selection/selection.css?inline";

/** Leads to the selection and tells how many products are in it. */
export function SelectionLink() {
  const { length } = ownSelection.useLines();
  if (length === 0) return null;
  return (
    <Link to="/ma-selection" className="selection-link" aria-label={m.link(length)}>
      <SelectionStyle />
      <Icon name="list" />
      <span>{length}</span>
    </Link>
  );
}

/** The quantity of a product in the selection, and a link there. `isRefused`: the selection is full. */
export function SelectedCount({ product, isRefused }: { product: KeptProduct; isRefused: boolean }) {
  const mine = ownSelection.useLines().find((line) => isSameProduct(line, product));
  return (
    <output className="selection-count-of-one">
      <SelectionStyle />
      <span>{[isRefused && m.full(SELECTION_MAX), mine && `${m.inSelection(mine.quantity)} · `].filter(Boolean).join(" ")}</span>{" "}
      {(mine || isRefused) && <Link to="/ma-selection">{m.see}</Link>}
      {mine && !selectionText.isLasting() && <span>{m.unstored}</span>}
    </output>
  );
}

/** Takes one more of a product into the selection, unless another page has answered the press; gives what to say. */
export function addOne(product: { id: number; slug: string; title: string }): string {
  if (!takePress(product.slug)) return "";
  if (ownSelection.add([{ ...product, quantity: 1, note: "" }]).length > 0) return m.full(SELECTION_MAX);
  return m.inSelection(ownSelection.read().find((line) => isSameProduct(line, product))?.quantity ?? 1);
}

/** Styles of the selection. They travel with its parts, which few visitors see. */
export function SelectionStyle() {
  return (
    <style href="selection" precedence="selection">
      {sheet}
    </style>
  );
}
