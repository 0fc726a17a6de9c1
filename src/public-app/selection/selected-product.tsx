import { Link } from "@tanstack/react-router";
import type { ShownProduct } from "#contracts/contact-request/contact-request.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { m } from "#messages/public-app/product/messages";
import { m as words } from "#messages/public-app/selection/messages";
import { addPrices, type Priced } from "./selection-lines.ts";
import { Picture } from "#public-app/ui/picture/picture.tsx";

type Props = {
  slug: string;
  title: string;
  product: Pick<ShownProduct, "title" | "reference" | "price_from" | "needs_hub" | "image" | "language"> | null | undefined;
};

/** The product of a line: its picture, its name, its reference; `product` is the catalogue's answer, as in
 *  `useShownProducts`. */
export function SelectedProduct({ slug, title, product }: Props) {
  const name = product?.title ?? title;
  return (
    <>
      <span className="selection-picture">{product !== null && <Picture image={product?.image ?? null} alt="" sizes="96px" />}</span>
      <div className="selection-name">
        <h3 {...langAttributes(product)}>
          {product === null ? (
            name
          ) : (
            <Link to="/produits/$slug" params={{ slug }}>
              {name}
            </Link>
          )}
        </h3>
        <p>{product?.reference}</p>
        {product && <p>{product.price_from === null ? m.onQuote : m.priceFrom(product.price_from)}</p>}
        {product?.needs_hub && <p>{words.needsHub}</p>}
      </div>
    </>
  );
}

/** The least price of a selection, and how many of its products have none; nothing while none is known. */
export function SelectionSum({ lines }: { lines: Priced[] }) {
  const sum = addPrices(lines);
  const unpriced = lines.filter(({ price_from }) => price_from === null).length;
  return sum > 0 ? words.sum(m.priceFrom(sum), unpriced) : unpriced > 0 && m.onQuote;
}
