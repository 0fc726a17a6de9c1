import { useDeferredValue } from "react";
import { NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage, ProductCard as CardView } from "#contracts/product/catalogue.ts";
import type { LanguageAttributes } from "#public-app/language/language-settings.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { m } from "#messages/public-app/product/catalogue/messages";
import styles from "./catalogue-page.module.css";
import { groupByCategory, groupsInFront } from "./category-groups.ts";
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

/** A third of a row's height: what the window holds where the visitor has scrolled by as much as its height, below the page's opening. */
const HEIGHT_PER_CARD = 120;

/** Products under the headings of their categories. Where others take their place, as at each letter of a search, those in sight are drawn first. Who stands
 *  far down keeps what they see. */
export function CatalogueCards({ products, categories, isList, compareForm }: Props) {
  const before = useDeferredValue(products);
  const isWhole = before === products || scrollY > innerHeight; // never false on the server
  const groups = isWhole ? groupByCategory(products) : groupsInFront(products.slice(0, innerHeight / HEIGHT_PER_CARD), before);
  // By their places: headings and cards keep their elements, and only words and pictures change.
  /* oxlint-disable react/no-array-index-key */
  return groups.map(({ heading, products: group }, place) => (
    <section key={place} className={styles.group} aria-labelledby={`groupe-${place}`}>
      <CategoryHeading id={`groupe-${place}`} name={heading} attributes={langAttributes(categories.find(({ name }) => name === heading))} />
      <ul className={isList ? styles.list : styles.grid} data-list={isList || undefined}>
        {group.map((product, position) => (
          <li key={position} data-late="">
            <ProductCard product={product} isList={isList} compareForm={compareForm} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
