import { Link, useSearch } from "@tanstack/react-router";
import { memo, useDeferredValue, useEffect, useRef, useSyncExternalStore } from "react";
import { type CatalogueFilter, NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage } from "#contracts/product/catalogue.ts";
import { m } from "#messages/public-app/product/catalogue/facets/messages";
import { useLastCataloguePage } from "#public-app/product/catalogue/last-catalogue-page.ts";
import { FacetGroups, Written } from "./facet-groups.tsx";
import { activeChoices, type ActiveChoice } from "./facet-words.ts";

/** What is chosen is told by the links themselves: to the router each of them is near the page that is shown. */
const EXACTLY = { exact: true };

type Props = { page: CataloguePage; filter: CatalogueFilter };

/** The categories with what one finds in each. */
const CategoryChips = memo(function CategoryChips({ page: { categories, everywhere }, filter }: Props) {
  const chips = [{ name: undefined, count: everywhere }, ...categories];
  return (
    <nav aria-label={m.categories} className="chips">
      <ul>
        {chips.map(({ name, count }) => (
          <li key={name ?? ""}>
            <Link
              to="/produits"
              search={{ ...filter, category: name, page: undefined }}
              rel={filter.q || filter.facets ? "nofollow" : undefined}
              resetScroll={false}
              activeOptions={EXACTLY}
              aria-current={filter.category === name ? "page" : undefined}
            >
              <Written
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

/** What is chosen, to be taken back one by one. The one that was pressed goes: the keyboard goes on from the results. */
function ActiveChips({ active, filter }: { active: ActiveChoice[]; filter: CatalogueFilter }) {
  const focusResults = () => document.getElementById("resultats")?.focus({ preventScroll: true });
  const without = (facets: CatalogueFilter["facets"]) => ({
    to: "/produits" as const,
    search: { ...filter, facets: facets && Object.keys(facets).length > 0 ? facets : undefined, page: undefined },
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
            <Written {...words} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Shows in the boxes and fields what the URL says, except where the visitor has typed what it did not say `before`, or ends of a span that do not fit yet. */
function showChoices(panel: HTMLElement, choices: CatalogueFilter["facets"] = {}, before: CatalogueFilter["facets"] = {}) {
  for (const input of panel.querySelectorAll("input")) {
    const values = choices[input.name] ?? [];
    const isAwaited = input.ariaInvalid === "true" && values[0] === before[input.name]?.[0];
    const isTypedIn = input === document.activeElement && input.value !== (before[input.name]?.[0] ?? "");
    if (input.type === "checkbox") input.checked = values.includes(input.value);
    else if (!isTypedIn && !isAwaited) input.value = values[0] ?? "";
  }
}

const neverChanges = () => () => undefined;

/** What the page shows, a moment after its cards: at each letter of a search, these come first. While the server's drawing is taken over, what that was
 *  made of. */
function useShown(first: Props): Props {
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const filter = useDeferredValue(useSearch({ from: "/produits" }));
  const page = useDeferredValue(useLastCataloguePage());
  return isTakenOver ? { page: page ?? first.page, filter } : first;
}

/** Where the results begin; while they are long in coming they are hidden, and what tells of it stands in their place. */
const RESULTS_START = "#resultats,[aria-busy] output";

/** Whoever narrows the catalogue from far down, where its bar stays in sight, comes back to where the results begin. On other pages there is nothing to narrow. */
function showResults({ target }: { target: EventTarget | null }): void {
  const narrowing = target as Element | null; // what is typed into
  if (!narrowing?.closest("#catalogue form")) return;
  const start = [...document.querySelectorAll(RESULTS_START)].find((part) => part.checkVisibility());
  start?.scrollIntoView({ block: "nearest" });
}

/** Categories, what is chosen, and what the catalogue may be narrowed by. It stands in the catalogue's form, complete without JavaScript. */
export function FacetPanel(first: Props) {
  const { page, filter } = useShown(first);
  useEffect(() => {
    document.addEventListener("input", showResults); // added again, it is the same one
    if (filter !== first.filter) showResults({ target: document.activeElement }); // what was typed first brought this script, and was not heard
  }, [filter, first.filter]);
  const groups = useRef<HTMLDivElement>(null);
  const { facets } = useSearch({ from: "/produits" });
  const shown = useRef(facets);
  useEffect(() => {
    // What is ticked while the script comes stays: it is on its way to the URL.
    if (groups.current && shown.current !== facets) showChoices(groups.current, facets, shown.current);
    shown.current = facets;
  }, [facets]);
  const active = activeChoices(page.facets, filter.facets);
  return (
    <div id="facettes">
      <CategoryChips page={page} filter={filter} />
      {active.length > 0 && <ActiveChips active={active} filter={filter} />}
      <div ref={groups} className="groups">
        <FacetGroups facets={page.facets} choices={filter.facets} />
        <button type="submit" className="without-script">
          {m.show}
        </button>
      </div>
    </div>
  );
}
