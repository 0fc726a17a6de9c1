import { useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import type { CatalogueFilter } from "#contracts/product/catalogue-filter.ts";
import { language } from "#messages/public-app/language/language";
import styles from "./catalogue-clear.module.css";
import { m } from "#messages/public-app/product/catalogue/messages";

/** Clears search and category; order and view stay. A form, so that it works without JavaScript too. */
export function CatalogueClear({ filter: { sort, view } }: { filter: CatalogueFilter }) {
  const navigate = useNavigate();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void navigate({ to: "/produits", search: { sort, view }, resetScroll: false });
    // This button goes away with the filters: the keyboard goes on from the search box, which must not show the old words.
    const box = document.getElementById("recherche");
    if (!(box instanceof HTMLInputElement)) return;
    box.value = "";
    box.focus();
  }

  return (
    <form action={`${language.base}/produits`} onSubmit={handleSubmit}>
      {sort && <input type="hidden" name="sort" value={sort} />}
      {view && <input type="hidden" name="view" value={view} />}
      <button type="submit" className={styles.clear}>
        {m.clear}
      </button>
    </form>
  );
}
