import type { ProductCard as Card } from "#contracts/product/catalogue.ts";
import section from "#public-app/ui/section.module.css";
import { ProductCard } from "./product-card.tsx";
import styles from "./similar-products.module.css";

export function SimilarProducts({ products }: { products: Card[] }) {
  return (
    <section className={`${section.section} ${section.sand}`} aria-labelledby="similaires">
      <div className={section.container}>
        <h2 id="similaires" className={section.title}>
          Produits similaires
        </h2>
        <ul className={styles.cards}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} linkText="Voir le produit" heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
