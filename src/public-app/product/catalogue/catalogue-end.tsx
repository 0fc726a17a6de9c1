import { Link } from "@tanstack/react-router";
import { FIXED_PAGES } from "#contracts/page/fixed-pages.ts";
import type { CatalogueFilter } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage } from "#contracts/product/catalogue.ts";
import { PageLinks } from "#public-app/ui/list/page-links.tsx";
import button from "#public-app/ui/button.module.css";
import { ClosingBlock } from "#public-app/ui/closing-block.tsx";
import { m as words } from "#messages/public-app/ui/messages";
import { m } from "#messages/public-app/product/catalogue/messages";

type Props = { label: string; page: CataloguePage; filter: CatalogueFilter };

/** Links to the other pages of the catalogue, where there are any. */
export function CataloguePages({ label, page: { total, limit, page }, filter }: Props) {
  return (
    <PageLinks
      page={page}
      last={Math.ceil(total / limit)}
      label={label}
      renderLink={(number, props) => (
        <Link to="/produits" search={{ ...filter, page: number }} activeOptions={{ exact: true, explicitUndefined: true }} {...props} />
      )}
    />
  );
}

/** The way on for a visitor who has not found what they looked for. */
export function CatalogueClosing() {
  return (
    <ClosingBlock id="accompagnement" title={m.closingTitle} text={m.closingText} isSand>
      <Link to="/contact" search={{ type: "quote" }} className={`${button.button} ${button.dark}`}>
        {words.askForQuote}
      </Link>
      <Link to="/$slug" params={{ slug: FIXED_PAGES.features }} className={`${button.button} ${button.outline}`}>
        {words.seeFeatures}
      </Link>
    </ClosingBlock>
  );
}
