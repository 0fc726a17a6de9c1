import { Link } from "@tanstack/react-router";
import type { ShownProduct } from "#contracts/contact-request/contact-request.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { Picture } from "#public-app/ui/picture/picture.tsx";

type Props = { slug: string; title: string; product: Pick<ShownProduct, "title" | "reference" | "image" | "language"> | null | undefined };

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
      </div>
    </>
  );
}
