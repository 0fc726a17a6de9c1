import { Link } from "@tanstack/react-router";
import type { CatalogueFilter } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage } from "#contracts/product/catalogue.ts";
import { PageLinks } from "#public-app/ui/list/page-links.tsx";

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
