import { type CatalogueFilter, isNarrowed } from "#contracts/product/catalogue-filter.ts";
import { PageHead } from "#public-app/ui/page-head.tsx";

const DESCRIPTION =
  "Écrans, capteurs, éclairage, sécurité, automatisation : tous les objets de votre maison connectée, leurs fiches techniques et leurs usages.";

function titleOf({ q, category, page }: CatalogueFilter): string {
  const subject = q ? `« ${q} »` : (category ?? "Produits pour la maison connectée");
  return page ? `${subject}, page ${page}` : subject;
}

/** A category and a further page are pages of their own for search engines; a search is nobody's page but the visitor's. */
export function CatalogueHead({ filter }: { filter: CatalogueFilter }) {
  const { q, category, page } = filter;
  const kept = new URLSearchParams({ ...(category && { category }), ...(page && { page: String(page) }) }).toString();
  return (
    <PageHead
      title={titleOf(filter)}
      description={category ? `${category} : ${DESCRIPTION}` : DESCRIPTION}
      path={isNarrowed(filter) || page ? `/produits?${kept}` : "/produits"}
      isHidden={Boolean(q)}
    />
  );
}
