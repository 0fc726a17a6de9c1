import { useDeferredValue } from "react";
import { NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage, ProductCard as CardView } from "#contracts/product/catalogue.ts";
import type { LanguageAttributes } from "#public-app/language/language-settings.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { m } from "#messages/public-app/product/catalogue/messages";
import styles from "./catalogue-results.module.css";
import { groupByCategory } from "./category-groups.ts";
import { ProductCard } from "#public-app/product/product-card.tsx";

/** A category's own name, or ours for the products that have none. */
function CategoryHeading({ id, name, attributes }: { id: string; name: string; attributes: LanguageAttributes | undefined }) {
  const isOurs = name === NO_CATEGORY_LABEL;
  return (
    <h3 id={id} className={styles.heading} {...(!isOurs && attributes)}>
      {isOurs ? m.noCategory : name}
    </h3>
  );
}

type Props = Pick<CataloguePage, "categories"> & { products: CardView[]; isList: boolean; compareForm: string };

/** As many cards as the tallest window shows at once, and a row more. */
const IN_SIGHT = 12;

/** Products under the headings of their categories. Where others take their place, as at each letter of a search, those in sight are drawn first. Who stands
 *  far down keeps the page's height, and so their place. */
export function CatalogueCards({ products, categories, isList, compareForm }: Props) {
  const isWhole = useDeferredValue(products) === products || window.scrollY > window.innerHeight; // never false on the server
  return groupByCategory(isWhole ? products : products.slice(0, IN_SIGHT)).map(({ heading, products: group }, place) => (
    <section key={heading} className={styles.group} aria-labelledby={`groupe-${place}`}>
      <CategoryHeading id={`groupe-${place}`} name={heading} attributes={langAttributes(categories.find(({ name }) => name === heading))} />
      <ul className={isList ? styles.list : styles.grid}>
        {group.map((product) => (
          <li key={product.id} data-late="">
            <ProductCard product={product} isList={isList} compareForm={compareForm} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
