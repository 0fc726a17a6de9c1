import { BRAND } from "#contracts/shared/brand.ts";
import type { StructuredData } from "#public-app/document/breadcrumb-structured-data.ts";
import { language } from "#messages/public-app/language/language";
import { m } from "#messages/public-app/layout/messages";
import { pageUrl } from "#public-app/document/absolute-url.ts";

/** The company for search engines. */
export function organizationStructuredData(publicUrl: string): StructuredData {
  const { street, postalCode, city, countryCode } = BRAND.address;
  return {
    "@type": "Organization",
    name: BRAND.name,
    legalName: BRAND.legalName,
    url: pageUrl(publicUrl, "/"),
    logo: `${publicUrl}/icons/icon-512.png`,
    slogan: m.tagline,
    email: BRAND.email,
    telephone: BRAND.phone,
    foundingDate: String(BRAND.founded),
    address: { "@type": "PostalAddress", streetAddress: street, postalCode, addressLocality: city, addressCountry: countryCode },
    sameAs: Object.values(BRAND.social),
  };
}

/** The site for search engines, and how to search in it. */
export function siteStructuredData(publicUrl: string): StructuredData {
  return {
    "@type": "WebSite",
    name: BRAND.name,
    url: pageUrl(publicUrl, "/"),
    inLanguage: language.locale,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${pageUrl(publicUrl, "/produits")}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}
