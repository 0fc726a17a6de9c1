import { Link } from "@tanstack/react-router";
import type { ProductDetail } from "#contracts/product/product.ts";
import button from "#public-app/ui/button.module.css";
import { m as words } from "#messages/public-app/ui/messages";
import { m as products } from "#messages/public-app/product/messages";
import styles from "./product-call.module.css";

/** The next step, at the foot of a phone's window as soon as the one above is out of sight: where the element that it ends begins. */
export function ProductCall({ product: { slug, price_from, lifecycle } }: { product: ProductDetail }) {
  if (lifecycle === "discontinued") return null;
  return (
    <div className={styles.call}>
      {price_from !== null && <strong>{products.priceFrom(price_from)}</strong>}
      <Link to="/contact" search={{ type: "demo", produit: slug }} className={`${button.button} ${button.dark}`}>
        {words.bookDemo}
      </Link>
    </div>
  );
}
