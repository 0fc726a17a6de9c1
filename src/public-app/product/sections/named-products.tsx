import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import type { RelatedProduct } from "#contracts/product/product-parts.ts";
import type { ProductDetail } from "#contracts/product/product.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { m } from "#messages/public-app/product/sections/messages";

/** The products that must be known of before one decides: what replaces this one, and what it needs. */
export function NamedProducts({
  product: { replaced_by, required_products },
  className,
}: {
  product: ProductDetail;
  className: string | undefined;
}) {
  return (
    <>
      <Named className={className} label={m.replacedBy} products={replaced_by ? [replaced_by] : []} />
      <Named className={className} label={m.requires} products={required_products} />
    </>
  );
}

function Named({ label, className, products }: { label: string; className: string | undefined; products: RelatedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <p className={className}>
      {label}{" "}
      {products.map(({ id, slug, title, ...product }, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          <Link to="/produits/$slug" params={{ slug }} {...langAttributes(product)}>
            {title}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
