import { useLoaderData, useSearch } from "@tanstack/react-router";
import { groupByCategory, isNarrowed } from "#contracts/product/catalogue-filter.ts";
import { CatalogueClear } from "./catalogue-clear.tsx";
import { CatalogueEmpty } from "./catalogue-empty.tsx";
import { CatalogueHead } from "./catalogue-head.tsx";
import { CataloguePages } from "./catalogue-pages.tsx";
import styles from "./catalogue-results.module.css";
import { ProductCard } from "./product-card.tsx";

/** Cards of the first row: they are seen at once, so their pictures are not left for later. */
const FIRST_ROW = 3;

function countText(total: number): string {
  if (total === 0) return "Aucun résultat";
  return total === 1 ? "1 produit" : `${total} produits`;
}

export function CatalogueResults() {
  const page = useLoaderData({ from: "/produits/" });
  const filter = useSearch({ from: "/produits" });
  const isList = filter.view === "list";
  return (
    <section aria-labelledby="resultats">
      <CatalogueHead filter={filter} />
      <h2 id="resultats" className="visually-hidden">
        Résultats
      </h2>
      <div className={styles.summary}>
        <output>{countText(page.total)}</output>
        {isNarrowed(filter) && <CatalogueClear filter={filter} />}
      </div>
      {page.total === 0 && <CatalogueEmpty isNarrowed={isNarrowed(filter)} />}
      {groupByCategory(page.data).map(({ heading, products }, group) => (
        <section key={heading} className={styles.group} aria-label={heading}>
          <h3 className={styles.heading}>{heading}</h3>
          <ul className={isList ? styles.list : styles.grid}>
            {products.map((product, position) => (
              <li key={product.id}>
                <ProductCard product={product} isList={isList} isUrgent={group === 0 && position < FIRST_ROW} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <CataloguePages page={page} filter={filter} />
    </section>
  );
}
