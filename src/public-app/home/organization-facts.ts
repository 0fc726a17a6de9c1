import { BRAND } from "#contracts/shared/brand.ts";
import type { Facts } from "#public-app/layout/breadcrumb-facts.ts";

/** The company for search engines. */
export function organizationFacts(publicUrl: string): Facts {
  const { street, postalCode, city, countryCode } = BRAND.address;
  return {
    "@type": "Organization",
    name: BRAND.name,
    legalName: BRAND.legalName,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/logo.svg`,
    slogan: BRAND.tagline,
    email: BRAND.email,
    telephone: BRAND.phone,
    foundingDate: String(BRAND.founded),
    address: { "@type": "PostalAddress", streetAddress: street, postalCode, addressLocality: city, addressCountry: countryCode },
    sameAs: Object.values(BRAND.social),
  };
}
