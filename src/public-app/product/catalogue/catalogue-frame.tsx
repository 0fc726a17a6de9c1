import { Link, Outlet } from "@tanstack/react-router";
import button from "#public-app/ui/button.module.css";
import { ClosingBlock } from "#public-app/ui/closing-block.tsx";
import { PageHero } from "#public-app/ui/page-hero.tsx";
import section from "#public-app/ui/section.module.css";
import { m as words } from "#messages/public-app/ui/messages";
import { LazyRecentlySeen } from "#public-app/product/recent/lazy-recently-seen.tsx";
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
      <ClosingBlock id="accompagnement" title={m.closingTitle} text={m.closingText} isSand>
        <Link to="/contact" search={{ type: "quote" }} className={`${button.button} ${button.dark}`}>
          {words.askForQuote}
        </Link>
        <Link to="/fonctionnalites" className={`${button.button} ${button.outline}`}>
          {words.seeFeatures}
        </Link>
      </ClosingBlock>
    </>
  );
}
