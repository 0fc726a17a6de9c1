import type { CatalogueFilter } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage } from "#contracts/product/catalogue.ts";
import { PageHead } from "#public-app/document/page-head.tsx";
import { m } from "#messages/public-app/product/catalogue/messages";
import { useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import styles from "./catalogue-head.module.css";
import { ownPath } from "#public-app/routes/page-url.ts";

function formatTitle({ q, page }: CatalogueFilter, category: string | undefined): string {
  const subject = q ? m.headSearch(q) : (category ?? m.headTitle);
  return page ? m.headPage(subject, page) : subject;
}

type Props = {
  filter: CatalogueFilter;
  /** The category that the URL means, as its name is written; none where it does not exist. */
  category: string | undefined;
  categoryNames: CataloguePage["category_names"];
};

/** Head of the catalogue: a category and a further page are pages of their own for search engines. A search, a choice
 *  of facets, and a category that does not exist are hidden from them. */
export function CatalogueHead({ filter, category, categoryNames }: Props) {
  const { q, facets } = filter;
  const page = facets ? undefined : filter.page;
  const query = new URLSearchParams({ ...(category && { category }), ...(page && { page: String(page) }) }).toString();
  return (
    <PageHead
      title={formatTitle(filter, category)}
      description={category ? m.descriptionOf(category, m.description) : m.description}
      keywords={category ? [category] : []}
      categoryNames={categoryNames}
      path={query ? `/produits?${query}` : "/produits"}
      isHidden={Boolean(q || facets || (filter.category && !category))}
    />
  );
}

/** Clears search and category; order and view stay. A form, so that it works without JavaScript too. */
export function CatalogueClear({ filter: { sort, view } }: { filter: CatalogueFilter }) {
  const navigate = useNavigate();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void navigate({ to: "/produits", search: { sort, view }, resetScroll: false });
    // This button goes away with the filters: the keyboard goes on from the search box, which must not show the old
    // words.
    const box = document.getElementById("recherche");
    if (!(box instanceof HTMLInputElement)) return;
    box.value = "";
    box.focus();
  }

  return (
    <form action={ownPath("/produits")} onSubmit={handleSubmit}>
      {sort && <input type="hidden" name="sort" value={sort} />}
      {view && <input type="hidden" name="view" value={view} />}
      <button type="submit" className={styles.clear}>
        {m.clear}
      </button>
    </form>
  );
}
