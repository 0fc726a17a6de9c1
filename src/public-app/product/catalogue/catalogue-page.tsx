import { type ErrorComponentProps, Outlet, useLoaderData, useMatches, useSearch } from "@tanstack/react-router";
import { createContext, use, useState, useDeferredValue } from "react";
import { isNarrowed, NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage, ProductCard as CardView } from "#contracts/product/catalogue.ts";
import { m } from "#messages/public-app/product/catalogue/messages";
import { m as words } from "#messages/public-app/product/messages";
import { m as ui } from "#messages/public-app/ui/messages";
import { LazyCompareTray } from "#public-app/product/comparison/lazy-compare-tray.tsx";
import { LazyRecentlySeen } from "#public-app/product/recent/lazy-recently-seen.tsx";
import button from "#public-app/ui/button.module.css";
import { lazyInView } from "#public-app/ui/lazy-in-view.tsx";
import { ListFailure, ListLoading } from "#public-app/ui/list/list-states.tsx";
import state from "#public-app/ui/list/list-state.module.css";
import { PageHero } from "#public-app/ui/page-hero.tsx";
import section from "#public-app/ui/section.module.css";
import { CatalogueClear, CatalogueHead } from "./catalogue-head.tsx";
import { CatalogueFilters } from "./catalogue-filters.tsx";
import styles from "./catalogue-page.module.css";
import type { LanguageAttributes } from "#public-app/language/language-settings.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { groupByCategory, groupsInFront } from "./category-groups.ts";
import { ProductCard } from "#public-app/product/product-card.tsx";
import { ownPath } from "#public-app/routes/page-url.ts";

const COMPARE_FORM = "comparaison";

const loadPages = async () => (await import("./catalogue-end.tsx")).CataloguePages;
const loadClosing = async () => (await import("./catalogue-end.tsx")).CatalogueClosing;

/** The links to the other pages, below the cards. */
const LazyCataloguePages = lazyInView(loadPages, import.meta.env.SSR && (await loadPages()));

/** The end of the catalogue. */
const LazyCatalogueClosing = lazyInView(loadClosing, import.meta.env.SSR && (await loadClosing()));

/** The results last loaded, for the notice that stands instead of those that did not come. */
const LastPage = createContext<CataloguePage | undefined>(undefined);

/** The results last loaded: they stay while the next ones are on their way, or do not come. */
function useLastPage(): CataloguePage | undefined {
  const loaded = useMatches({
    select(matches) {
      const match = matches.find((match) => match.routeId === "/produits/");
      // those of a visit before are not shown yet while it is pending
      return match?.status === "success" ? match.loaderData : undefined;
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
      <form id={COMPARE_FORM} autoComplete="off" action={ownPath("/comparer")} className={`${styles.compare} without-script`}>
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

/** Shown where results could not be loaded: why, how to try again, and the results that were there. It travels with
 *  them, since it is needed where nothing more comes. */
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

/** A third of a row's height: what the window holds where the visitor has scrolled by as much as its height, below the
 *  page's opening. */
const HEIGHT_PER_CARD = 120;

/** Products under the headings of their categories. Where others replace them, as at each letter of a search, those in
 *  sight are drawn first. A visitor who has scrolled far down keeps the cards in sight. */
function CatalogueCards({ products, categories, isList, compareForm }: Props) {
  const before = useDeferredValue(products);
  const isWhole = before === products || scrollY > innerHeight; // never false on the server
  const groups = isWhole ? groupByCategory(products) : groupsInFront(products.slice(0, innerHeight / HEIGHT_PER_CARD), before);
  // By their index: headings and cards keep their elements, and only words and pictures change.
  /* oxlint-disable react/no-array-index-key */
  return groups.map(({ heading, products: group }, index) => (
    <section key={index} className={styles.group} aria-labelledby={`groupe-${index}`}>
      <CategoryHeading id={`groupe-${index}`} name={heading} attributes={langAttributes(categories.find(({ name }) => name === heading))} />
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
