import { Link } from "@tanstack/react-router";
import type { CatalogueFilter } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage } from "#contracts/product/catalogue.ts";
import { Icon } from "#public-app/ui/icon.tsx";
import { m } from "./catalogue-messages.fr.ts";
import styles from "./catalogue-pages.module.css";
import { pagesAround } from "./pages-around.ts";

/** Links to the other pages of the catalogue, where there are any. */
export function CataloguePages({ page: { total, limit, page }, filter }: { page: CataloguePage; filter: CatalogueFilter }) {
  const last = Math.ceil(total / limit);
  if (last <= 1 && page === 1) return null;
  const addressOf = (number: number): CatalogueFilter => ({ ...filter, page: number > 1 ? number : undefined });
  return (
    <nav className={styles.pages} aria-label={m.pages}>
      {page > 1 && (
        <Link to="/produits" search={addressOf(Math.min(page - 1, last))} className={styles.step} rel="prev">
          <Icon name="chevron-left" />
          {m.previousPage}
        </Link>
      )}
      <ul className={styles.numbers}>
        {pagesAround(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to="/produits"
                search={addressOf(number)}
                activeOptions={{ exact: true, explicitUndefined: true }}
                className={styles.number}
                aria-label={m.page(number)}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < last && (
        <Link to="/produits" search={addressOf(page + 1)} className={styles.step} rel="next">
          {m.nextPage}
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
