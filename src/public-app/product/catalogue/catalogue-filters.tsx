import { CATALOGUE_SORTS, CATALOGUE_VIEWS, type CatalogueFilter, NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage } from "#contracts/product/catalogue.ts";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { langAttributes } from "#public-app/language/shown-content.ts";
import type { Language } from "#contracts/shared/language.ts";
import styles from "./catalogue-filters.module.css";
import { m } from "#messages/public-app/product/catalogue/messages";
import { FacetPanel } from "./facets/facet-panel.tsx";
import { SHEET_TITLE, SheetFoot, SheetHead, useFilterSheet } from "./filter-sheet.tsx";
import { useCatalogueForm } from "./use-catalogue-form.ts";
import { ownPath } from "#public-app/routes/page-url.ts";

type Offered = { name: string; count?: number; language?: Language | undefined };

/** The offered categories, always with the one that the URL names. */
function withNamed(offered: Offered[], named: string | undefined): Offered[] {
  return named === undefined || offered.some(({ name }) => name === named) ? offered : [...offered, { name: named }];
}

function CategoryOption({ name, count, ...category }: Offered) {
  const isOurs = name === NO_CATEGORY_LABEL;
  const label = isOurs ? m.noCategory : name;
  return (
    <option value={name} {...(!isOurs && langAttributes(category))}>
      {count === undefined ? label : `${label} (${count})`}
    </option>
  );
}

/** Cards or list. */
function ViewChoice({ chosen }: { chosen: (typeof CATALOGUE_VIEWS)[number] }) {
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{m.view}</legend>
      {CATALOGUE_VIEWS.map((view) => (
        <label key={view} className={styles.view} title={m.views[view]}>
          <input type="radio" name="view" value={view} defaultChecked={view === chosen} className="visually-hidden" />
          <Icon name={view === "grid" ? "layout-grid" : "list"} />
          <span className="visually-hidden">{m.views[view]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Category, order and view. */
function Choices({ page, filter }: { page: CataloguePage | undefined; filter: CatalogueFilter }) {
  return (
    <>
      <div className={styles.field}>
        <label htmlFor="categorie">{m.category}</label>
        <select id="categorie" name="category" defaultValue={filter.category ?? ""}>
          <option value="">{m.allCategories}</option>
          {withNamed(page?.categories ?? [], filter.category).map((category) => (
            <CategoryOption key={category.name} {...category} />
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor="tri">{m.sortBy}</label>
        <select id="tri" name="sort" defaultValue={filter.sort ?? "name"}>
          {CATALOGUE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {sort === "name" && filter.q ? m.sortByFit : m.sorts[sort]}
            </option>
          ))}
        </select>
      </div>
      <ViewChoice chosen={filter.view ?? "grid"} />
    </>
  );
}

/** Narrows and orders the catalogue: a GET form, so that it works without JavaScript, which follows what is written in
 *  it. */
export function CatalogueFilters({ page }: { page: CataloguePage | undefined }) {
  const { isOpen, toggle, sheet, open, close, showResults } = useFilterSheet();
  const { filter, form } = useCatalogueForm(page, isOpen);
  const chosen = Object.keys(filter.facets ?? {}).length;
  const dialog = isOpen && ({ role: "dialog", "aria-modal": true, "aria-labelledby": SHEET_TITLE } as const);

  return (
    <search>
      <form ref={form} action={ownPath("/produits")}>
        <div ref={sheet} id="filtres" className={styles.sheet} {...dialog}>
          {isOpen && <SheetHead onClose={close} />}
          <div id="barre" className={styles.bar}>
            <div className={styles.search}>
              <label htmlFor="recherche" className="visually-hidden">
                {m.searchLabel}
              </label>
              <Icon name="search" />
              <input
                id="recherche"
                name="q"
                type="search"
                placeholder={m.searchPlaceholder}
                defaultValue={filter.q ?? ""}
                maxLength={200}
                autoComplete="off"
                enterKeyHint="search"
              />
            </div>
            <button
              ref={toggle}
              type="button"
              className={`${styles.toggle} needs-script`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={open}
            >
              <Icon name="sliders-horizontal" />
              <span>{chosen > 0 ? `${m.filters} (${chosen})` : m.filters}</span>
            </button>
            <div className={styles.panel} data-open={isOpen || undefined}>
              <Choices page={page} filter={filter} />
            </div>
            <button type="submit" className={`${button.button} ${button.dark} without-script`}>
              {m.apply}
            </button>
          </div>
          {page && <FacetPanel page={page} filter={filter} />}
          {isOpen && <SheetFoot total={page?.total} onShow={showResults} />}
        </div>
      </form>
    </search>
  );
}
