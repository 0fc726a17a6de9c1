import type { ProductCard as Card } from "#contracts/product/catalogue.ts";
import section from "#public-app/ui/section.module.css";
import { ProductCard } from "#public-app/product/product-card.tsx";
import { m } from "#messages/public-app/product/detail/messages";
import styles from "./similar-products.module.css";

export function SimilarProducts({ products }: { products: Card[] }) {
  return (
    <section className={`${section.section} ${section.sand}`} aria-labelledby="similaires">
      <div className={section.container}>
        <h2 id="similaires" className={section.title}>
          {m.similar}
        </h2>
        <ul className={styles.cards}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} linkText={m.seeProduct} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
