import { type CatalogueFilter, isNarrowed } from "#contracts/product/catalogue-filter.ts";
import { PageHead } from "#public-app/ui/page-head.tsx";
import { m } from "./catalogue-messages.fr.ts";

function titleOf({ q, category, page }: CatalogueFilter): string {
  const subject = q ? m.headSearch(q) : (category ?? m.headTitle);
  return page ? m.headPage(subject, page) : subject;
}

/** A category and a further page are pages of their own for search engines; a search is nobody's page but the visitor's. */
export function CatalogueHead({ filter }: { filter: CatalogueFilter }) {
  const { q, category, page } = filter;
  const kept = new URLSearchParams({ ...(category && { category }), ...(page && { page: String(page) }) }).toString();
  return (
    <PageHead
      title={titleOf(filter)}
      description={category ? m.descriptionOf(category, m.description) : m.description}
      path={isNarrowed(filter) || page ? `/produits?${kept}` : "/produits"}
      isHidden={Boolean(q)}
    />
  );
}
