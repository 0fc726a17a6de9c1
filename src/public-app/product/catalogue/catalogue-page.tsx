import { type ErrorComponentProps, Outlet, useLoaderData, useMatches, useSearch } from "@tanstack/react-router";
import { createContext, use, useState } from "react";
import { isNarrowed } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage } from "#contracts/product/catalogue.ts";
import { language } from "#messages/public-app/language/language";
import { m } from "#messages/public-app/product/catalogue/messages";
import { m as words } from "#messages/public-app/product/messages";
import { m as ui } from "#messages/public-app/ui/messages";
import { LazyCompareTray } from "#public-app/product/comparison/lazy-compare-tray.tsx";
import { LazyRecentlySeen } from "#public-app/product/recent/lazy-recently-seen.tsx";
import button from "#public-app/ui/button.module.css";
import { lazyInView } from "#public-app/ui/lazy-in-view.tsx";
import { ListFailure } from "#public-app/ui/list/list-failure.tsx";
import { ListLoading } from "#public-app/ui/list/list-loading.tsx";
import state from "#public-app/ui/list/list-state.module.css";
import { PageHero } from "#public-app/ui/page-hero.tsx";
import section from "#public-app/ui/section.module.css";
import { CatalogueCards } from "./catalogue-cards.tsx";
import { CatalogueClear } from "./catalogue-clear.tsx";
import { CatalogueFilters } from "./catalogue-filters.tsx";
import { CatalogueHead } from "./catalogue-head.tsx";
import styles from "./catalogue-page.module.css";

const COMPARE_FORM = "comparaison";

const loadPages = async () => (await import("./catalogue-pages.tsx")).CataloguePages;
const loadClosing = async () => (await import("./closing/catalogue-closing.tsx")).CatalogueClosing;

/** The links to the other pages, below the cards. */
const LazyCataloguePages = lazyInView(loadPages, import.meta.env.SSR && (await loadPages()));

/** The end of the catalogue. */
const LazyCatalogueClosing = lazyInView(loadClosing, import.meta.env.SSR && (await loadClosing()));

/** The results last loaded, for what stands in the place of the ones that did not come. */
const LastPage = createContext<CataloguePage | undefined>(undefined);

/** The results last loaded: they stay while the next ones are on their way, or do not come. */
function useLastPage(): CataloguePage | undefined {
  const loaded = useMatches({
    select(matches) {
      const match = matches.find((match) => match.routeId === "/produits/");
      return match?.status === "success" ? match.loaderData : undefined; // those of a visit before are not shown yet while it is pending
    },
  });
  const [last, setLast] = useState(loaded);
  if (loaded && loaded !== last) setLast(loaded);
  return loaded ?? last;
}

/** The frame that stays while results come and go: the opening, the filters, the end. */
export function CatalogueFrame() {
  const page = useLastPage();
  return (
    <>
      <PageHero title={m.title} lead={m.lead} scene="collection" />
      <div id="catalogue" className={`${section.container} ${styles.body}`}>
        <CatalogueFilters page={page} />
        <LastPage value={page}>
          <Outlet />
        </LastPage>
      </div>
      <LazyRecentlySeen />
      <LazyCatalogueClosing />
    </>
  );
}

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

export function CatalogueLoading() {
  return <ListLoading words={m.loading} count={6} look={{ words: styles.loading, picture: styles.loadingPicture }} />;
}

/** In the place of results that did not come: why, how to try again, and the results that were there. It travels with them, since it is needed
 *  where nothing more comes. */
export function CatalogueFailure({ error }: ErrorComponentProps) {
  const last = use(LastPage);
  const { view } = useSearch({ from: "/produits" });
  return (
    <>
      <ListFailure error={error} head={ui.products} title={m.failure} to="/produits" />
      {last && <CatalogueCards categories={last.categories} products={last.data} isList={view === "list"} compareForm={COMPARE_FORM} />}
    </>
  );
}
