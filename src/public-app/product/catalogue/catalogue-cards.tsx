import { groupByCategory, NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import type { ProductCard as CardView } from "#contracts/product/catalogue.ts";
import { language } from "#messages/public-app/language/language";
import { m } from "#messages/public-app/product/catalogue/messages";
import styles from "./catalogue-results.module.css";
import { ProductCard } from "#public-app/product/product-card.tsx";

/** Cards of the first row: they are seen at once, so their pictures are not left for later. */
const FIRST_ROW = 3;

/** A category's own name, or ours for the products that have none. */
function CategoryHeading({ id, name }: { id: string; name: string }) {
  const isOurs = name === NO_CATEGORY_LABEL;
  return (
    <h3 id={id} className={styles.heading} lang={isOurs ? undefined : language.contentLanguage}>
      {isOurs ? m.noCategory : name}
    </h3>
  );
}

type Props = { products: CardView[]; isList: boolean; compareForm: string };

/** Products under the headings of their categories. */
export function CatalogueCards({ products, isList, compareForm }: Props) {
  return groupByCategory(products).map(({ heading, products: group }, place) => (
    <section key={heading} className={styles.group} aria-labelledby={`groupe-${place}`}>
      <CategoryHeading id={`groupe-${place}`} name={heading} />
      <ul className={isList ? styles.list : styles.grid}>
        {group.map((product, position) => (
          <li key={product.id}>
            <ProductCard product={product} isList={isList} isUrgent={place === 0 && position < FIRST_ROW} compareForm={compareForm} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
