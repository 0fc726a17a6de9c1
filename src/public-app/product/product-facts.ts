import type { Product } from "#contracts/product/product.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import { absoluteUrl } from "#public-app/ui/absolute-url.ts";
import type { Facts } from "#public-app/ui/structured-data.tsx";

type Step = { name: string; path: string };

/** The way to a page, from the home page on; what is shown as breadcrumbs. */
export function breadcrumbFacts(publicUrl: string, steps: Step[]): Facts {
  const all = [{ name: "Accueil", path: "/" }, ...steps];
  return {
    "@type": "BreadcrumbList",
    itemListElement: all.map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, item: publicUrl + path })),
  };
}

/** A product for search engines. Source: specification §3 « Page metadata input »: euros, in stock. */
export function productFacts(publicUrl: string, product: Product): Facts {
  const url = `${publicUrl}/produits/${product.slug}`;
  return {
    "@type": "Product",
    name: product.title,
    description: product.meta_description || product.short_description,
    sku: product.reference,
    mpn: product.reference,
    url,
    brand: { "@type": "Brand", name: BRAND.name },
    ...(product.category && { category: product.category }),
    ...(product.images.length > 0 && { image: product.images.map((image) => absoluteUrl(publicUrl, normalizeImageUrl(image.url))) }),
    additionalProperty: product.specifications
      .filter(({ name, value }) => name && value)
      .map(({ name, value, unit }) => ({ "@type": "PropertyValue", name, value, ...(unit && { unitText: unit }) })),
    offers: { "@type": "Offer", url, priceCurrency: "EUR", availability: "https://schema.org/InStock", seller: { "@type": "Organization", name: BRAND.name } },
  };
}

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
