import type { ProductView } from "#contracts/product/catalogue.ts";
import type { Compliance } from "#contracts/product/product-compliance.ts";
import type { Download } from "#contracts/product/product-parts.ts";
import type { Product } from "#contracts/product/product.ts";
import { DOCUMENT_LANGUAGE_CODE } from "#contracts/shared/language.ts";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import type { StructuredData, BreadcrumbStep } from "#public-app/document/breadcrumb-structured-data.ts";
import { absoluteUrl, pageUrl } from "#public-app/routes/page-url.ts";
import { m as words } from "#messages/public-app/ui/messages";

/** Breadcrumbs of a product, through its category where it has one. */
export function productBreadcrumbs({ title, slug, category }: Product): BreadcrumbStep[] {
  const categorySteps = category ? [{ name: category, path: `/produits?${new URLSearchParams({ category }).toString()}` }] : [];
  return [{ name: words.products, path: "/produits" }, ...categorySteps, { name: title, path: `/produits/${slug}` }];
}

/** The products of a page of the catalogue, in its order. */
export function productListStructuredData(publicUrl: string, products: Pick<Product, "title" | "slug">[]): StructuredData {
  return {
    "@type": "ItemList",
    numberOfItems: products.length,
    itemListElement: products.map(({ title, slug }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: pageUrl(publicUrl, `/produits/${slug}`),
    })),
  };
}

function manufacturerOf({ manufacturer_name: name, manufacturer_address: address, manufacturer_contact: contact }: Compliance) {
  const reached = contact.includes("://") ? { url: contact } : { email: contact };
  return { "@type": "Organization", name, ...(address && { address }), ...(contact && reached) };
}

/** A document under the URL that leads to its newest file. */
function documentOf(productUrl: string, { name, slug, language, version, date, sha256 }: Download) {
  return {
    "@type": "DigitalDocument",
    name,
    inLanguage: DOCUMENT_LANGUAGE_CODE[language],
    url: `${productUrl}/documents/${slug ?? ""}`,
    ...(version && { version }),
    ...(date && { dateModified: date }),
    ...(sha256 && { identifier: { "@type": "PropertyValue", propertyID: "SHA-256", value: sha256 } }),
  };
}

/** A product for search engines: in euros, and in stock as long as it is sold. Source: SITE-11. */
export function productStructuredData(
  publicUrl: string,
  { product, complementary, properties }: Pick<ProductView, "product" | "complementary" | "properties">,
  company: string,
): StructuredData {
  const url = pageUrl(publicUrl, `/produits/${product.slug}`);
  return {
    "@type": "Product",
    name: product.title,
    description: product.meta_description || product.short_description,
    sku: product.reference,
    mpn: product.reference,
    url,
    brand: { "@type": "Brand", name: company },
    ...(product.manufacturer_name && { manufacturer: manufacturerOf(product) }),
    ...(product.category && { category: product.category }),
    ...(product.images.length > 0 && { image: product.images.map((image) => absoluteUrl(publicUrl, normalizeImageUrl(image.url))) }),
    // By reference: a product written out here would be asked for an offer of its own.
    ...(complementary.length > 0 && { isRelatedTo: complementary.map(({ slug }) => ({ "@id": pageUrl(publicUrl, `/produits/${slug}`) })) }),
    ...(product.downloads.length > 0 && { subjectOf: product.downloads.map((download) => documentOf(url, download)) }),
    additionalProperty: properties.map((property) => ({ "@type": "PropertyValue", ...property })),
    // Search engines refuse an offer without a price.
    ...(product.price_from !== null && {
      offers: {
        "@type": "Offer",
        url,
        price: product.price_from.toFixed(2),
        priceCurrency: "EUR",
        availability: `https://schema.org/${product.lifecycle === "discontinued" ? "Discontinued" : "InStock"}`,
        seller: { "@type": "Organization", name: company },
      },
    }),
  };
}
