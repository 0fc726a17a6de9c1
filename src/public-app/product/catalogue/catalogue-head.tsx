import type { CatalogueFilter } from "#contracts/product/catalogue-filter.ts";
import { PageHead } from "#public-app/document/page-head.tsx";
import { m } from "#messages/public-app/product/catalogue/messages";

function titleOf({ q, page }: CatalogueFilter, category: string | undefined): string {
  const subject = q ? m.headSearch(q) : (category ?? m.headTitle);
  return page ? m.headPage(subject, page) : subject;
}

type Props = {
  filter: CatalogueFilter;
  /** The category that the address means, as its name is written; none where there is no such one. */
  category: string | undefined;
};

/** A category and a further page are pages of their own for search engines; a search, and a category that does not exist, are nobody's page but
 *  the visitor's. */
export function CatalogueHead({ filter, category }: Props) {
  const { q, page } = filter;
  const kept = new URLSearchParams({ ...(category && { category }), ...(page && { page: String(page) }) }).toString();
  return (
    <PageHead
      title={titleOf(filter, category)}
      description={category ? m.descriptionOf(category, m.description) : m.description}
      keywords={category ? [category] : []}
      path={kept ? `/produits?${kept}` : "/produits"}
      isHidden={Boolean(q || (filter.category && !category))}
    />
  );
}
