import type { ProductCard as Card } from "#contracts/product/catalogue.ts";
import section from "#public-app/ui/section.module.css";
import { ProductCard } from "#public-app/product/product-card.tsx";
import styles from "./product-cards.module.css";

type Props = { id: string; title: string; linkText: string; products: Card[]; isOnSand?: boolean };

/** Other products under a heading; nothing where there are none. */
export function ProductCards({ id, title, linkText, products, isOnSand }: Props) {
  if (products.length === 0) return null;
  return (
    <section className={`${section.section} ${isOnSand ? section.sand : ""}`} aria-labelledby={id} data-late="">
      <div className={section.container}>
        <h2 id={id} className={section.title}>
          {title}
        </h2>
        <ul className={styles.cards}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} linkText={linkText} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
