import { Link } from "@tanstack/react-router";
import { isSameProduct, type KeptProduct } from "#contracts/product/chosen-products.ts";
import { SELECTION_MAX } from "#contracts/selection/selection.ts";
import { m } from "#messages/public-app/selection/link/messages";
import { ownSelection } from "#public-app/selection/own-selection.ts";
import { selectionText } from "#public-app/selection/selection-text.ts";
import { SelectionStyle } from "#public-app/selection/selection-style.tsx";

/** How many of a product are in the selection, and the way there. `isRefused`: there was no room for one more product. */
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
