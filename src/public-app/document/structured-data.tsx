import { useMatches, useRouter } from "@tanstack/react-router";
import { articleFacts, blogFacts, blogTrail } from "#public-app/article/article-structured-data.ts";
import { faqFacts } from "#public-app/contact-request/faq-structured-data.ts";
import { organizationFacts, siteFacts } from "#public-app/home/organization-structured-data.ts";
import { productFacts, productListFacts, productTrail } from "#public-app/product/product-structured-data.ts";
import { breadcrumbFacts, type Facts } from "./breadcrumb-structured-data.ts";
import { m } from "#messages/public-app/layout/messages";
import { scriptSafeJson } from "./script-safe-json.ts";

function useFacts(): Facts[] {
  const { publicUrl } = useRouter().options.context;
  const trailTo = (path: keyof typeof m.links) => breadcrumbFacts(publicUrl, [{ name: m.links[path], path }]);
  return useMatches().flatMap((match): Facts[] => {
    if (match.status !== "success") return [];
    switch (match.routeId) {
      case "/":
        return [organizationFacts(publicUrl), siteFacts(publicUrl)];
      case "/a-propos":
        return [organizationFacts(publicUrl), trailTo(match.routeId)];
      case "/fonctionnalites":
      case "/conditions":
      case "/confidentialite":
      case "/mentions-legales":
      case "/cookies":
        return [trailTo(match.routeId)];
      case "/contact":
        return [trailTo("/contact"), faqFacts()];
      case "/produits/":
        return match.loaderData ? [productListFacts(publicUrl, match.loaderData.data), trailTo("/produits")] : [];
      case "/produits/$slug":
        return match.loaderData
          ? [productFacts(publicUrl, match.loaderData.product), breadcrumbFacts(publicUrl, productTrail(match.loaderData.product))]
          : [];
      case "/blog/$slug":
        return match.loaderData && !match.loaderData.is_preview
          ? [articleFacts(publicUrl, match.loaderData), breadcrumbFacts(publicUrl, blogTrail(match.loaderData.article))]
          : [];
      case "/blog/":
        return match.loaderData ? [blogFacts(publicUrl, match.loaderData), breadcrumbFacts(publicUrl, blogTrail())] : [];
      default:
        return [];
    }
  });
}

/** What search engines read of the page, as JSON-LD. On the server only: they read pages, they do not click through them. */
export function StructuredData() {
  return useFacts().map((facts) => {
    const json = scriptSafeJson({ "@context": "https://schema.org", ...facts });
    return <script key={facts["@type"]} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}
