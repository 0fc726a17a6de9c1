import { type ErrorComponentProps, useLoaderData, useSearch } from "@tanstack/react-router";
import { use } from "react";
import { isNarrowed } from "#contracts/product/catalogue-filter.ts";
import { language } from "#messages/public-app/language/language";
import button from "#public-app/ui/button.module.css";
import { ListFailure } from "#public-app/ui/list/list-failure.tsx";
import state from "#public-app/ui/list/list-state.module.css";
import { m as ui } from "#messages/public-app/ui/messages";
import { CatalogueCards } from "./catalogue-cards.tsx";
import { CatalogueClear } from "./catalogue-clear.tsx";
import { CatalogueHead } from "./catalogue-head.tsx";
import { m } from "#messages/public-app/product/catalogue/messages";
import { LazyCataloguePages } from "./lazy-catalogue-pages.ts";
import styles from "./catalogue-results.module.css";
import { m as words } from "#messages/public-app/product/messages";
import { LastCataloguePage } from "./last-catalogue-page.ts";
import { LazyCompareTray } from "#public-app/product/comparison/lazy-compare-tray.tsx";

const COMPARE_FORM = "comparaison";

/** Nothing to show, and why. */
function CatalogueEmpty({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className={state.state}>
      <h3 className={state.title}>{m.empty}</h3>
      <p>{isNarrowed ? m.emptyNarrowed : m.emptyCatalogue}</p>
    </div>
  );
}

export function CatalogueResults() {
  const page = useLoaderData({ from: "/produits/" });
  const filter = useSearch({ from: "/produits" });
  return (
    <section aria-labelledby="resultats">
      <CatalogueHead filter={filter} category={page.category} categoryNames={page.category_names} />
      <h2 id="resultats" tabIndex={-1} className="visually-hidden">
        {m.results}
      </h2>
      <div className={styles.summary}>
        <output>
          <span>{m.count(page.total)}</span>
          {page.corrected && <span className={styles.corrected}>{m.corrected(filter.q ?? "", page.corrected)}</span>}
        </output>
        {isNarrowed(filter) && <CatalogueClear filter={filter} />}
      </div>
      {page.total === 0 && <CatalogueEmpty isNarrowed={isNarrowed(filter)} />}
      <CatalogueCards categories={page.categories} products={page.data} isList={filter.view === "list"} compareForm={COMPARE_FORM} />
      <form id={COMPARE_FORM} autoComplete="off" action={`${language.base}/comparer`} className={`${styles.compare} without-script`}>
        <button type="submit" className={`${button.button} ${button.outline}`}>
          {words.compareChosen}
        </button>
      </form>
      {page.total > page.limit && <LazyCataloguePages label={m.pages} page={page} filter={filter} />}
      <LazyCompareTray />
    </section>
  );
}

/** In the place of results that did not come: why, how to try again, and the results that were there. It travels with them, since it is needed
 *  where nothing more comes. */
export function CatalogueFailure({ error }: ErrorComponentProps) {
  const last = use(LastCataloguePage);
  const { view } = useSearch({ from: "/produits" });
  return (
    <>
      <ListFailure error={error} head={ui.products} title={m.failure} to="/produits" />
      {last && <CatalogueCards categories={last.categories} products={last.data} isList={view === "list"} compareForm={COMPARE_FORM} />}
    </>
  );
}
