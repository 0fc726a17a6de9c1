import { useMatches, useRouter } from "@tanstack/react-router";
import { articleStructuredData, blogStructuredData, blogBreadcrumbs } from "#public-app/article/article-structured-data.ts";
import { productStructuredData, productListStructuredData, productBreadcrumbs } from "#public-app/product/product-structured-data.ts";
import { fillView } from "#public-app/page/fill-view.ts";
import { pageStructuredData } from "#public-app/page/page-structured-data.ts";
import { breadcrumbStructuredData, faqStructuredData, type StructuredData } from "./breadcrumb-structured-data.ts";
import { m } from "#messages/public-app/layout/messages";
import type { PageView } from "#contracts/page/page-view.ts";
import type { PublicSettings } from "#contracts/settings/public-settings.ts";
import { language } from "#messages/public-app/language/language";
import { pageUrl } from "#public-app/routes/page-url.ts";

/** JSON that cannot close the script element it stands in, nor break it. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

function useStructuredData(): StructuredData[] {
  const { publicUrl, settings } = useRouter().options.context;
  const buildBreadcrumbs = (path: keyof typeof m.links) => breadcrumbStructuredData(publicUrl, [{ name: m.links[path], path }]);
  return useMatches().flatMap((match): StructuredData[] => {
    if (match.status !== "success") return [];
    switch (match.routeId) {
      case "/":
        return [organizationStructuredData(publicUrl, settings), siteStructuredData(publicUrl, settings.name)];
      case "/contact":
        return faqStructuredData(settings.faq).concat(buildBreadcrumbs("/contact"));
      case "/produits/":
        return match.loaderData ? [productListStructuredData(publicUrl, match.loaderData.data), buildBreadcrumbs("/produits")] : [];
      case "/produits/$slug":
        return match.loaderData && match.loaderData.preview === null
          ? [
              productStructuredData(publicUrl, match.loaderData, settings.name),
              breadcrumbStructuredData(publicUrl, productBreadcrumbs(match.loaderData.product)),
            ]
          : [];
      case "/blog/$slug":
        return match.loaderData && match.loaderData.preview === null
          ? [
              articleStructuredData(publicUrl, match.loaderData, settings.name),
              breadcrumbStructuredData(publicUrl, blogBreadcrumbs(match.loaderData.article)),
            ]
          : [];
      case "/$slug":
        return match.loaderData && match.loaderData.preview === null
          ? sitePageStructuredData(publicUrl, fillView(match.loaderData, settings), settings)
          : [];
      case "/blog/":
        return match.loaderData
          ? [blogStructuredData(publicUrl, match.loaderData, settings.name), breadcrumbStructuredData(publicUrl, blogBreadcrumbs())]
          : [];
      default:
        return [];
    }
  });
}

/** Writes the page's structured data as JSON-LD, on the server only: search engines load pages and follow no
 *  client-side navigation. */
export function JsonLdScripts() {
  return useStructuredData().map((data) => {
    const json = scriptSafeJson({ "@context": "https://schema.org", ...data });
    return <script key={data["@type"]} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
}

/** A page of sections; the about page with the company. */
function sitePageStructuredData(publicUrl: string, view: PageView, settings: PublicSettings): StructuredData[] {
  const own = pageStructuredData(publicUrl, view);
  return view.page.fixed === "about" ? [organizationStructuredData(publicUrl, settings), ...own] : own;
}

/** The company for search engines. */
function organizationStructuredData(publicUrl: string, settings: PublicSettings): StructuredData {
  const { name, street, postal_code, city, country_code, facebook, instagram, linkedin } = settings;
  return {
    "@type": "Organization",
    name,
    legalName: settings.legal_name,
    url: pageUrl(publicUrl, "/"),
    logo: `${publicUrl}/icons/icon-512.png`,
    slogan: settings.tagline,
    email: settings.email,
    telephone: settings.phone,
    foundingDate: String(settings.founded),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode: postal_code,
      addressLocality: city,
      addressCountry: country_code,
    },
    sameAs: [facebook, instagram, linkedin].filter(Boolean),
  };
}

/** The site for search engines, and how to search in it. */
function siteStructuredData(publicUrl: string, name: string): StructuredData {
  return {
    "@type": "WebSite",
    name,
    url: pageUrl(publicUrl, "/"),
    inLanguage: language.locale,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${pageUrl(publicUrl, "/produits")}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}
