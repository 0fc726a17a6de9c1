import { useLoaderData, useSearch } from "@tanstack/react-router";
import { groupByCategory, isNarrowed, NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import { language } from "#public-app/language/language.fr.ts";
import button from "#public-app/ui/button.module.css";
import { CatalogueClear } from "./catalogue-clear.tsx";
import { CatalogueEmpty } from "./catalogue-empty.tsx";
import { CatalogueHead } from "./catalogue-head.tsx";
import { m } from "./catalogue-messages.fr.ts";
import { CataloguePages } from "./catalogue-pages.tsx";
import styles from "./catalogue-results.module.css";
import { m as words } from "./compare-messages.fr.ts";
import { Tray } from "./local-extras.tsx";
import { ProductCard } from "./product-card.tsx";

/** Cards of the first row: they are seen at once, so their pictures are not left for later. */
const FIRST_ROW = 3;

const COMPARE_FORM = "comparaison";

/** A category's own name, or ours for the products that have none. */
function CategoryHeading({ id, name }: { id: string; name: string }) {
  const isOurs = name === NO_CATEGORY_LABEL;
  return (
    <h3 id={id} className={styles.heading} lang={isOurs ? undefined : language.contentLanguage}>
      {isOurs ? m.noCategory : name}
    </h3>
  );
}

export function CatalogueResults() {
  const page = useLoaderData({ from: "/produits/" });
  const filter = useSearch({ from: "/produits" });
  const isList = filter.view === "list";
  return (
    <section aria-labelledby="resultats">
      <CatalogueHead filter={filter} />
      <h2 id="resultats" className="visually-hidden">
        {m.results}
      </h2>
      <div className={styles.summary}>
        <output>
          {m.count(page.total)}
          {page.corrected && <span className={styles.corrected}>{m.corrected(filter.q ?? "", page.corrected)}</span>}
        </output>
        {isNarrowed(filter) && <CatalogueClear filter={filter} />}
      </div>
      {page.total === 0 && <CatalogueEmpty isNarrowed={isNarrowed(filter)} />}
      {groupByCategory(page.data).map(({ heading, products }, group) => (
        <section key={heading} className={styles.group} aria-labelledby={`groupe-${group}`}>
          <CategoryHeading id={`groupe-${group}`} name={heading} />
          <ul className={isList ? styles.list : styles.grid}>
            {products.map((product, position) => (
              <li key={product.id}>
                <ProductCard product={product} isList={isList} isUrgent={group === 0 && position < FIRST_ROW} compareForm={COMPARE_FORM} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <form id={COMPARE_FORM} action={`${language.base}/comparer`} className={`${styles.compare} without-script`}>
        <button type="submit" className={`${button.button} ${button.outline}`}>
          {words.compareChosen}
        </button>
      </form>
      <CataloguePages page={page} filter={filter} />
      <Tray />
    </section>
  );
}
