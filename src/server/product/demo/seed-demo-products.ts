import type { EntityManager } from "@mikro-orm/postgresql";
import { categoryInputSchema } from "#contracts/category/category.ts";
import { type Download, downloadSize, type ProductImage } from "#contracts/product/product-parts.ts";
import type { ProductInput } from "#contracts/product/product.ts";
import type { UploadedImage } from "#contracts/media/upload.ts";
import { Category } from "#server/category/category.entity.ts";
import { viewsOf } from "#server/database/seed/demo-pictures.ts";
import type { DemoSite, DemoWriter } from "#server/database/seed/demo-site.ts";
import { mapTwoByTwo, type StoreFiles } from "#server/database/seed/upload-demo-files.ts";
import { Product, ProductRelation } from "#server/product/product.entity.ts";
import { DEMO_CATEGORIES } from "./categories.ts";
import { renderDatasheet } from "./datasheet.ts";
import type { DemoProduct } from "./demo-product.ts";
import { productInputOf } from "./product-input.ts";

/** A demo product, the category that it stands in, and its uploaded datasheet. */
type WithDatasheet = { category: string; demo: DemoProduct; downloads: Download[] };

/** Renders and uploads a product's datasheet. */
async function uploadDatasheet(product: ProductInput, { storePdf }: StoreFiles): Promise<Download> {
  const bytes = await renderDatasheet(product);
  const { url, size } = await storePdf({ bytes, originalName: `fiche-technique-${product.slug}.pdf` });
  return {
    name: `Fiche technique ${product.title}`,
    type: "Fiche technique",
    url,
    size: downloadSize(size),
    language: "Français",
  };
}

/** A product's pictures out of uploaded ones; the first is the main one. */
function galleryOf(images: UploadedImage[]): ProductImage[] {
  return images.map((image, index) => ({ ...image, isMain: index === 0 }));
}

/** New products came in the last weeks, the others over the two years before. */
function ageInDays({ is_new }: DemoProduct, index: number): number {
  return is_new ? 3 + index : 75 + ((index * 17) % 36) * 18;
}

function createCategories(em: EntityManager, { datedBefore }: DemoSite): Map<string, Category> {
  const created = DEMO_CATEGORIES.map(({ name, subcategories }) =>
    em.create(Category, { ...categoryInputSchema.parse({ name, subcategories }), ...datedBefore(800) }),
  );
  return new Map(created.map((category) => [category.name, category]));
}

function createProducts(em: EntityManager, products: WithDatasheet[], site: DemoSite): Map<string, Product> {
  const { pictures, datedBefore } = site;
  const categories = createCategories(em, site);
  const created = products.map(({ category, demo, downloads }, index) => {
    const views = viewsOf(demo.picture, [...pictures.keys()]);
    const images = galleryOf(views.flatMap((view) => pictures.get(view) ?? []));
    const { related_products: _, category: name, ...fields } = productInputOf(category, demo, { images, downloads });
    return em.create(Product, { ...fields, category: categories.get(name) ?? null, ...datedBefore(ageInDays(demo, index)) });
  });
  return new Map(created.map((product) => [product.reference, product]));
}

function relateProducts(em: EntityManager, products: WithDatasheet[], stored: Map<string, Product>): void {
  for (const { demo } of products) {
    const product = stored.get(demo.reference);
    for (const [position, reference] of demo.related.entries()) {
      const related = stored.get(reference);
      if (!product || !related) throw new Error(`${demo.reference} names an unknown product: ${reference}`);
      em.create(ProductRelation, { product, related, position });
    }
  }
}

/** Uploads the datasheets of the demo products, and gives what writes these and their categories. */
export async function prepareDemoProducts(store: StoreFiles): Promise<DemoWriter> {
  const demos = DEMO_CATEGORIES.flatMap(({ name, products }) => products.map((demo) => ({ category: name, demo })));
  const products = await mapTwoByTwo(demos, async ({ category, demo }) => ({
    category,
    demo,
    downloads: demo.datasheet ? [await uploadDatasheet(productInputOf(category, demo), store)] : [],
  }));
  return (em, site) => {
    relateProducts(em, products, createProducts(em, products, site));
    return `${products.length} products`;
  };
}
