import type { EntityManager } from "@mikro-orm/postgresql";
import { categoryInputSchema } from "#contracts/category/category.ts";
import { featureInputSchema } from "#contracts/feature/feature.ts";
import type { UploadedImage } from "#contracts/media/upload.ts";
import { Article } from "#server/article/article.entity.ts";
import { Category } from "#server/category/category.entity.ts";
import { Feature } from "#server/feature/feature.entity.ts";
import { Product, ProductRelation } from "#server/product/product.entity.ts";
import { Slide } from "#server/slide/slide.entity.ts";
import { DEMO_ARTICLES } from "#server/article/demo/articles.ts";
import { DEMO_CATEGORIES } from "#server/product/demo/categories.ts";
import type { DemoProduct } from "#server/product/demo/demo-product.ts";
import { DEMO_FEATURES } from "#server/feature/feature-demo.ts";
import { DEMO_SLIDES } from "#server/slide/slide-demo.ts";
import { articleInputOf, productInputOf, slideInputOf } from "./demo-input.ts";
import { DEMO_PICTURES_FOLDER, sceneOrMainView, viewsOf } from "./demo-pictures.ts";
import { galleryOf, mapTwoByTwo, type StoreFiles, uploadDatasheet, uploadPictures } from "./upload-demo-files.ts";

/** What seeding needs: `now` is the day that all dates are counted from, `folder` where the pictures lie. */
export type SeedDemo = StoreFiles & { em: EntityManager; now: Date; log: (line: string) => void; folder?: string };

/** Two servers that start at once on one empty database: the second waits here, then finds it full. */
const SEEDING_LOCK = 7_410_238;

const DAY_MS = 24 * 60 * 60 * 1000;

type Pictures = Map<string, UploadedImage>;

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

function dated(date: Date): { created_at: Date; updated_at: Date } {
  return { created_at: date, updated_at: date };
}

function urlOf(picture: string, pictures: Pictures): string {
  return pictures.get(sceneOrMainView(picture, [...pictures.keys()]) ?? "")?.url ?? "";
}

/** New products came in the last weeks, the others over the two years before. */
function ageInDays({ is_new }: DemoProduct, index: number): number {
  return is_new ? 3 + index : 75 + ((index * 17) % 36) * 18;
}

/** Every demo product with its datasheet uploaded. */
function productsWithDatasheets(store: StoreFiles) {
  const products = DEMO_CATEGORIES.flatMap(({ name, products }) => products.map((demo) => ({ category: name, demo })));
  return mapTwoByTwo(products, async ({ category, demo }) => ({
    category,
    demo,
    downloads: demo.datasheet ? [await uploadDatasheet(productInputOf(category, demo), store)] : [],
  }));
}

/** The same with their pictures, checked against the contract. */
function withPictures(products: Awaited<ReturnType<typeof productsWithDatasheets>>, pictures: Pictures) {
  return products.map(({ category, demo, downloads }) => {
    const views = viewsOf(demo.picture, [...pictures.keys()]);
    const images = galleryOf(views.flatMap((view) => pictures.get(view) ?? []));
    return { demo, input: productInputOf(category, demo, { images, downloads }) };
  });
}

function createProducts(em: EntityManager, products: ReturnType<typeof withPictures>, now: Date): void {
  const categories = new Map<string, Category>();
  for (const { name, subcategories } of DEMO_CATEGORIES) {
    const input = categoryInputSchema.parse({ name, subcategories });
    categories.set(name, em.create(Category, { ...input, ...dated(daysBefore(now, 800)) }));
  }
  const stored = new Map<string, Product>();
  for (const [index, { demo, input }] of products.entries()) {
    const { related_products: _, category, ...fields } = input;
    stored.set(
      input.reference,
      em.create(Product, { ...fields, category: categories.get(category) ?? null, ...dated(daysBefore(now, ageInDays(demo, index))) }),
    );
  }
  for (const { demo } of products) {
    const product = stored.get(demo.reference);
    for (const [position, reference] of demo.related.entries()) {
      const related = stored.get(reference);
      if (!product || !related) throw new Error(`${demo.reference} names an unknown product: ${reference}`);
      em.create(ProductRelation, { product, related, position });
    }
  }
}

function createPages(em: EntityManager, pictures: Pictures, now: Date): void {
  for (const [index, demo] of DEMO_SLIDES.entries()) {
    const { order_index = index, ...fields } = slideInputOf(demo, index, urlOf(demo.picture, pictures));
    em.create(Slide, { ...fields, order_index, ...dated(daysBefore(now, 75)) });
  }
  for (const [index, demo] of DEMO_FEATURES.entries()) {
    em.create(Feature, { ...featureInputSchema.parse(demo), order_index: index, ...dated(daysBefore(now, 400)) });
  }
  for (const demo of DEMO_ARTICLES) {
    const input = articleInputOf(demo, urlOf(demo.picture, pictures));
    const date = daysBefore(now, demo.daysAgo);
    em.create(Article, { ...input, published_at: input.status === "published" ? date : null, ...dated(date) });
  }
}

/** Fills an empty database with the demo content. Files are uploaded first, then everything is written in one transaction:
 *  nobody ever sees half a catalogue. Leaves a database that holds a product or a category as it is. */
export async function seedDemo({ em, now, log, folder = DEMO_PICTURES_FOLDER, ...store }: SeedDemo): Promise<void> {
  const datasheets = await productsWithDatasheets(store); // before the pictures, which the library then shows first
  const pictures = await uploadPictures(folder, store);
  const products = withPictures(datasheets, pictures);
  const isSeeded = await em.fork().transactional(async (transaction) => {
    await transaction.execute("select pg_advisory_xact_lock(?)", [SEEDING_LOCK]);
    if ((await transaction.count(Product)) + (await transaction.count(Category)) > 0) return false;
    createProducts(transaction, products, now);
    createPages(transaction, pictures, now);
    return true;
  });
  const content = `${products.length} products, ${pictures.size} pictures, ${DEMO_ARTICLES.length} articles`;
  log(isSeeded ? `demo content: ${content}` : "demo content: the database is not empty, left as it is");
}
