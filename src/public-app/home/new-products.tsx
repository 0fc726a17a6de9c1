import { Link } from "@tanstack/react-router";
import type { ProductCard as Card } from "#contracts/product/catalogue.ts";
import { ProductCard } from "#public-app/product/product-card.tsx";
import button from "#public-app/ui/button.module.css";
import section from "#public-app/ui/section.module.css";
import styles from "./home-page.module.css";
import { m } from "#messages/public-app/home/messages";

/** A taste of the catalogue. */
export function NewProducts({ products }: { products: Card[] }) {
  if (products.length === 0) return null;
  return (
    <section className={`${section.container} ${section.section}`} aria-labelledby="nouveautes" data-late="">
      <div className={styles.heading}>
        <h2 id="nouveautes" className={section.title}>
          {m.newProducts}
        </h2>
        <Link to="/produits" className={`${button.button} ${button.outline}`}>
          {m.allProducts}
        </Link>
      </div>
      <ul className={styles.cards}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
