import { useState } from "react";
import { CATALOGUE_VIEWS, type CatalogueView, PRODUCT_SORTS, type ProductSort } from "#contracts/product/catalogue-filter.ts";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon.tsx";
import styles from "./catalogue-filters.module.css";
import { useCatalogueCategories, useCatalogueForm } from "./use-catalogue-form.ts";

const SORT_LABELS: Record<ProductSort, string> = { name: "Nom", reference: "Référence", new: "Nouveautés" };

const VIEW_LABELS: Record<CatalogueView, string> = { grid: "Grille", list: "Liste" };

/** Narrows and orders the catalogue: a GET form, so that it works without JavaScript, which follows every keystroke with it. */
export function CatalogueFilters() {
  const { filter, form, handleInput, handleSubmit } = useCatalogueForm();
  const categories = useCatalogueCategories(filter.category);
  const [isPanelOpen, setPanelOpen] = useState(false);

  return (
    <search>
      <form ref={form} className={styles.form} action="/produits" method="get" onSubmit={handleSubmit} onInput={handleInput}>
        <div className={styles.search}>
          <label htmlFor="recherche" className="visually-hidden">
            Rechercher un produit
          </label>
          <Icon name="search" />
          <input
            id="recherche"
            name="q"
            type="search"
            placeholder="Rechercher un produit..."
            defaultValue={filter.q ?? ""}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <button
          type="button"
          className={`${styles.toggle} needs-script`}
          aria-expanded={isPanelOpen}
          aria-controls="filtres"
          onClick={() => setPanelOpen(!isPanelOpen)}
        >
          <Icon name="sliders-horizontal" />
          Filtres
        </button>
        <div id="filtres" className={styles.panel} data-open={isPanelOpen || undefined}>
          <div className={styles.field}>
            <label htmlFor="categorie">Catégorie</label>
            <select id="categorie" name="category" defaultValue={filter.category ?? ""}>
              <option value="">Toutes les catégories</option>
              {categories.map(({ name, count }) => (
                <option key={name} value={name}>
                  {count === undefined ? name : `${name} (${count})`}
                </option>
              ))}
            </select>
          </div>
          <div className={styles.field}>
            <label htmlFor="tri">Trier par</label>
            <select id="tri" name="sort" defaultValue={filter.sort ?? "name"}>
              {PRODUCT_SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {SORT_LABELS[sort]}
                </option>
              ))}
            </select>
          </div>
          <fieldset className={styles.views}>
            <legend className="visually-hidden">Affichage</legend>
            {CATALOGUE_VIEWS.map((view) => (
              <label key={view} className={styles.view} title={VIEW_LABELS[view]}>
                <input
                  type="radio"
                  name="view"
                  value={view}
                  defaultChecked={view === (filter.view ?? "grid")}
                  className="visually-hidden"
                />
                <Icon name={view === "grid" ? "layout-grid" : "list"} />
                <span className="visually-hidden">{VIEW_LABELS[view]}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <button type="submit" className={`${button.button} ${button.night} without-script`}>
          Appliquer
        </button>
      </form>
    </search>
  );
}
