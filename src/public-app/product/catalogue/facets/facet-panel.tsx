import { Link } from "@tanstack/react-router";
import { memo, useDeferredValue } from "react";
import { type CatalogueFilter, NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage } from "#contracts/product/catalogue.ts";
import { m } from "#messages/public-app/product/catalogue/messages";
import { chooseCategory } from "#public-app/product/catalogue/filter-form.ts";
import { FacetGroups, FacetText } from "./facet-groups.tsx";
import { listActiveChoices, type ActiveChoice } from "./facet-words.ts";
import "./facets.css";

/** Marks the chosen link by its exact URL: to the router each of them is near the page that is shown. */
const EXACTLY = { exact: true };

type Props = { page: CataloguePage; filter: CatalogueFilter };

/** The categories with what one finds in each. */
const CategoryChips = memo(function CategoryChips({ page, filter }: Props) {
  const chips = [{ name: undefined, count: page.everywhere }, ...page.categories];
  return (
    <nav aria-label={m.categories} className="chips">
      <ul>
        {chips.map(({ name, count }) => (
          <li key={name ?? ""}>
            <Link
              to="/produits"
              search={chooseCategory(filter, page, name)}
              rel={filter.q || filter.facets ? "nofollow" : undefined}
              resetScroll={false}
              activeOptions={EXACTLY}
              aria-current={filter.category === name ? "page" : undefined}
            >
              <FacetText
                text={name === undefined ? m.all : name === NO_CATEGORY_LABEL ? m.noCategory : name}
                isContent={name !== undefined && name !== NO_CATEGORY_LABEL}
              />{" "}
              <small>{`(${count})`}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** The active choices, each with a link that removes it. The pressed one disappears: the focus goes on to the results.
 *  */
function ActiveChips({ active, filter }: { active: ActiveChoice[]; filter: CatalogueFilter }) {
  const focusResults = () => document.getElementById("resultats")?.focus({ preventScroll: true });
  const without = (facets: CatalogueFilter["facets"]) => ({
    to: "/produits" as const,
    search: { ...filter, facets, page: undefined },
    rel: "nofollow",
    resetScroll: false,
    activeOptions: EXACTLY,
    onClick: focusResults,
  });
  return (
    <ul className="chosen" aria-label={m.active}>
      {active.map(({ key, words, left }) => (
        <li key={key}>
          <Link {...without(left)}>
            <span className="visually-hidden">{m.remove} </span>
            <FacetText {...words} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Categories, what is chosen, and what the catalogue may be narrowed by. It stands in the catalogue's form, complete
 *  without JavaScript, which shows in its boxes and fields what the URL says. At each search the cards are drawn
 *  first. */
export function FacetPanel(latest: Props) {
  const page = useDeferredValue(latest.page);
  const filter = useDeferredValue(latest.filter);
  const active = listActiveChoices(page.facets, filter.facets);
  return (
    <div id="facettes">
      <CategoryChips page={page} filter={filter} />
      {active.length > 0 && <ActiveChips active={active} filter={filter} />}
      <div className="groups">
        <FacetGroups facets={page.facets} choices={filter.facets} />
        <button type="submit" className="without-script">
          {m.show}
        </button>
      </div>
    </div>
  );
}
