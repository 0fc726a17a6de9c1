import { Outlet } from "@tanstack/react-router";
import { PageHero } from "#public-app/ui/page-hero.tsx";
import section from "#public-app/ui/section.module.css";
import { LazyRecentlySeen } from "#public-app/product/recent/lazy-recently-seen.tsx";
import { LazyCatalogueClosing } from "./closing/lazy-catalogue-closing.ts";
import { CatalogueFilters } from "./catalogue-filters.tsx";
import { m } from "#messages/public-app/product/catalogue/messages";
import styles from "./catalogue-frame.module.css";
import { LastCataloguePage, useLastCataloguePage } from "./last-catalogue-page.ts";

export function CatalogueFrame() {
  const page = useLastCataloguePage();
  return (
    <>
      <PageHero title={m.title} lead={m.lead} scene="collection" />
      <div id="catalogue" className={`${section.container} ${styles.body}`}>
        <CatalogueFilters page={page} />
        <LastCataloguePage value={page}>
          <Outlet />
        </LastCataloguePage>
      </div>
      <LazyRecentlySeen />
      <LazyCatalogueClosing />
    </>
  );
}
