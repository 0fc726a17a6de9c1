import type { PublicSettings } from "#contracts/settings/public-settings.ts";
import type { StructuredData } from "#public-app/document/breadcrumb-structured-data.ts";
import { language } from "#messages/public-app/language/language";
import { pageUrl } from "#public-app/document/absolute-url.ts";

/** The company for search engines. */
export function organizationStructuredData(publicUrl: string, settings: PublicSettings): StructuredData {
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
export function siteStructuredData(publicUrl: string, name: string): StructuredData {
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
