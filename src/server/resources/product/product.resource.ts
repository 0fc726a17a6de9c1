import { sql } from "kysely";
import { mainImageOf } from "#contracts/shared/image-path.ts";
import { PRODUCT_TRANSLATION, productDetailSchema, productSchema } from "#contracts/product/product.ts";
import {
  benefitInputSchema,
  benefitSchema,
  downloadInputSchema,
  downloadSchema,
  productImageSchema,
  productImagesSchema,
  relatedProductSchema,
  shownSpecificationSchema,
  specificationInputSchema,
  downloadSize,
  type ProductImage,
  type WrittenDownload,
} from "#contracts/product/product-parts.ts";
import { isPublishedSql } from "#server/platform/database/publication.ts";
import { publicationFacts } from "#server/platform/declaration/publication-facts.ts";
import { mediaUser, type Replacement } from "#server/platform/declaration/media-user.ts";
import { LONG_METADATA } from "#server/platform/declaration/record-checks.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { crudRoutes, route } from "#server/platform/declaration/rest-route.ts";
import { translatedProducts } from "./translated-products.ts";
import { toCard } from "./product-item.ts";
import { productTools } from "./product-tools.ts";
import { MERCHANT_PATH, whereOffered } from "./merchant-feed.ts";
import { mountProductExport, PRODUCT_EXPORT } from "./transfer/export-products.ts";
import { Product } from "./product.entity.ts";
import { completeItem, fitIntoCategories, refuseMisfits, readSnapshots } from "./snapshots.ts";
import { pathsOf, recordWithSlug, translatedSlugs } from "#server/platform/translation/slugs.ts";
import { whereVisible } from "./visible-products.ts";
import { bareName } from "#server/platform/media/stored-name.ts";

/** The declaration of products of the catalogue. */
export const productResource: Resource<"products"> = {
  entity: Product,
  router: "products",
  rights: { read: "reader", write: "editor" },
  isPublic: true,
  translated: PRODUCT_TRANSLATION,
  counted: "products",
  publicationTimes: publicationFacts(Product).publicationTimes,
  readSnapshots,
  completeItem,
  uniqueFields: ["slug", "reference"],
  putBack: { fit: fitIntoCategories, check: refuseMisfits },
  schemas: {
    Product: productDetailSchema,
    ListedProduct: productSchema,
    RelatedProduct: relatedProductSchema,
    ProductImage: productImageSchema,
    Download: downloadSchema,
    Specification: shownSpecificationSchema,
    Benefit: benefitSchema,
    ProductImageInput: productImagesSchema.element,
    DownloadInput: downloadInputSchema,
    SpecificationInput: specificationInputSchema,
    BenefitInput: benefitInputSchema,
  },
  rest: [
    route("get /api/products", "products.listActive", { fr: "Lister les produits visibles", en: "List the visible products" }),
    route("get /api/products/{slug}", "products.bySlug", { fr: "Lire un produit visible", en: "Read a visible product" }),
    ...crudRoutes("/api/admin/products", "products", { fr: ["un produit", "les produits"], en: ["a product", "the products"] }),
    route("put /api/admin/products/by-reference/{reference}", "products.upsert", {
      fr: "Remplacer le produit de cette référence, ou le créer",
      en: "Replace the product with this reference, or create it",
      mayCreate: true,
    }),
    route("post /api/admin/products/bulk", "products.bulk", {
      fr: "Créer, modifier, remplacer et supprimer jusqu’à 500 produits",
      en: "Create, change, replace and delete up to 500 products",
      mayMiss: true,
    }),
    route("patch /api/admin/products/{id}/visibility", "products.setVisibility", {
      fr: "Afficher ou masquer un produit",
      en: "Show or hide a product",
      body: "Visibility",
    }),
  ],
  restFiles: [PRODUCT_EXPORT],
  tools: productTools,
  mountRest: mountProductExport,
  media: mediaUser(Product, {
    noun: "product",
    places: ["images", "downloads"],
    replaceIn: (product, replacement) => {
      product.images = replaceInImages(product.images, replacement);
      product.downloads = replaceInDownloads(product.downloads, replacement);
    },
  }),
  sitemap: async (em, now) => {
    const products = await em.find(Product, whereVisible(now), { fields: ["slug", "updated_at", "images"], orderBy: { id: "asc" } });
    const slugsIn = await translatedSlugs(em, "product");
    return products.map(({ id, slug, updated_at, images }) => ({
      path: `/produits/${slug}`,
      paths: pathsOf("/produits/", { fr: slug, ...slugsIn(id) }),
      changed: updated_at,
      images: images.map(({ url }) => url),
    }));
  },
  feed: { path: MERCHANT_PATH, exists: async (em, now) => (await em.count(Product, whereOffered(now))) > 0 },
  socialCard: {
    path: "produits",
    read: async (em, { slug, now, language }) => {
      const id = await recordWithSlug(em, "product", slug, language);
      const where = id === undefined ? { slug } : { id };
      const product = await em.findOneOrFail(Product, { ...where, ...whereVisible(now) }, { populate: ["category"] });
      const [card] = await translatedProducts(em, [toCard(product)], language);
      return { title: card?.title ?? product.title, overline: card?.category ?? "", image: mainImageOf(product.images)?.url ?? "" };
    },
  },
  checks: {
    isVisible: (now) => sql`r.is_active and ${isPublishedSql("r", now)}`,
    links: [
      { field: "images", holds: "rows" },
      { field: "downloads", holds: "rows" },
      { field: "manufacturer_contact", holds: "url" },
      { field: "responsible_contact", holds: "url" },
    ],
    faults: [
      { kind: "missing_picture", field: "images", where: sql`r.images = '[]'` },
      {
        kind: "missing_alt_text",
        field: "images",
        where: sql`exists (select from jsonb_array_elements(r.images) image where coalesce(image ->> 'alt_text', '') = '')`,
      },
      { kind: "no_category", field: "category", where: sql`r.category is null` },
      { kind: "no_document", field: "downloads", where: sql`r.downloads = '[]'` },
      ...LONG_METADATA,
    ],
  },
  demo: async (store) => (await import("./demo/seed-demo-products.ts")).prepareDemoProducts(store),
};

/** A product's pictures with one file in place of another. A picture that showed the other gets the file's name, size
 *  and colour too. */
function replaceInImages(images: ProductImage[], { by, inText }: Replacement): ProductImage[] {
  const { filename, original_name, size, width, height, color } = by;
  const sides = { ...(width && { width }), ...(height && { height }), ...(color && { color }) };
  return images.map((image) => {
    const url = inText(image.url);
    if (url === image.url) return image;
    const role = { isMain: image.isMain, ...(image.isDrawing && { isDrawing: true }) };
    return { id: bareName(filename), url, filename, originalName: original_name, size, ...role, ...sides };
  });
}

/** A product's downloads with one file in place of another, and its size with it. */
function replaceInDownloads(downloads: WrittenDownload[], { by, inText }: Replacement): WrittenDownload[] {
  return downloads.map((download) => {
    const url = inText(download.url);
    return url === download.url ? download : { ...download, url, size: downloadSize(by.size) };
  });
}
