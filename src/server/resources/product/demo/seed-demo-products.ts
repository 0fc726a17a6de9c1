import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { CATEGORY_TRANSLATION, categoryInputSchema } from "#contracts/category/category.ts";
import { type Download, downloadSize, type ProductImage, type Specification } from "#contracts/product/product-parts.ts";
import { PRODUCT_TRANSLATION, type ProductInput } from "#contracts/product/product.ts";
import { Category } from "#server/resources/category/category.entity.ts";
import { isCloseUp, isDrawing, isInstalledView, viewsOf, mapTwoAtATime } from "#server/platform/operations/seed/demo-pictures.ts";
import type { DemoSite, DemoWriter, StoreFiles } from "#server/platform/declaration/demo-content.ts";
import { Product } from "../product.entity.ts";
import { type DemoTranslation, publishDemo } from "#server/platform/translation/publish-demo.ts";
import { DEMO_CATEGORIES } from "./categories.ts";
import { demoDatasheet } from "./demo-datasheet.ts";
import { DEMO_COMPLIANCE } from "./compliance.ts";
import type { DemoProduct } from "./demo-product.ts";
import { listDemoDocuments, readDemoDocument } from "./documents/demo-documents.ts";
import { ENGLISH_CATEGORIES } from "./english/categories.ts";
import { ENGLISH_IN_SITU_TEXTS } from "./english/in-situ-texts.ts";
import { ENGLISH_PRODUCTS } from "./english/products.ts";
import { DEMO_ATTRIBUTES } from "./installation/attributes.ts";
import { DEMO_LIFE_CYCLES, DEMO_SETS } from "./life-cycles.ts";
import { IN_SITU_TEXTS } from "./in-situ-texts.ts";
import { productInputOf } from "./product-input.ts";

/** Demo product with its category and its uploaded documents, the datasheet first. */
type WithDocuments = { category: string; demo: DemoProduct; downloads: Download[] };

/** Renders and uploads a product's datasheet. */
async function uploadDatasheet(product: ProductInput, { storePdf }: StoreFiles): Promise<Download> {
  const bytes = await demoDatasheet(product);
  const { url, size } = await storePdf({ bytes, originalName: `fiche-technique-${product.slug}.pdf` });
  return {
    name: `Fiche technique ${product.title}`,
    type: "Fiche technique",
    url,
    size: downloadSize(size),
    language: "Français",
  };
}

/** Uploads the documents of a product: the datasheet drawn now, the others as they were drawn ahead. */
async function uploadDocuments(product: ProductInput, store: StoreFiles): Promise<Download[]> {
  const downloads = [await uploadDatasheet(product, store)];
  for (const document of listDemoDocuments(product)) {
    const { url, size } = await store.storePdf({ bytes: await readDemoDocument(document), originalName: document.file });
    downloads.push({ ...document.entry, url, size: downloadSize(size) });
  }
  return downloads;
}

/** Alternative text of a dimension drawing. */
function drawingText({ title, specifications = [] }: ProductInput): string {
  const { value = "", unit = "" } = specifications.find(({ name }) => name === "Dimensions") ?? {};
  return `Dimensions ${/^[aeéiou]/i.test(title) ? "d’" : "de "}${title}\u202f: ${value} ${unit}`;
}

/** Alternative text of a dimension drawing, of the product's English words. */
function englishDrawingText({ title, specifications }: { title: string; specifications: Specification[] }): string {
  const { value = "", unit = "" } = specifications.find(({ name }) => name === "Dimensions") ?? {};
  return `Dimensions of the ${title}: ${value} ${unit}`;
}

/** Alternative text of a picture: the sizes of a drawing, the surroundings of a picture in use, the side that a view
 *  shows. */
function textOf(name: string, { picture }: DemoProduct, product: ProductInput): Pick<ProductImage, "alt_text" | "isDrawing"> {
  if (isDrawing(name)) return { alt_text: drawingText(product), isDrawing: true };
  if (isInstalledView(name)) return { alt_text: IN_SITU_TEXTS[picture] ?? product.title };
  return { alt_text: `${product.title}, ${isCloseUp(name) ? "vue de près" : "vue de trois quarts"}` };
}

/** Alternative text of a picture of `viewsOf` in English. */
function englishTextOf(name: string, picture: string, english: { title: string; specifications: Specification[] }): string {
  if (isDrawing(name)) return englishDrawingText(english);
  if (isInstalledView(name)) return ENGLISH_IN_SITU_TEXTS[picture] ?? english.title;
  return `${english.title}, ${isCloseUp(name) ? "close up" : "seen at an angle"}`;
}

/** Picks the pictures of a product out of the uploaded ones; the first is the main one. */
function galleryOf(demo: DemoProduct, product: ProductInput, pictures: DemoSite["pictures"]): ProductImage[] {
  return viewsOf(demo.picture, [...pictures.keys()]).flatMap((name, index) => {
    const image = pictures.get(name);
    return image ? [{ ...image, isMain: index === 0, ...textOf(name, demo, product) }] : [];
  });
}

/** Translation of a demo product, with the texts of its pictures. */
function englishOf(slug: string, { picture }: DemoProduct, pictures: DemoSite["pictures"]): DemoTranslation | undefined {
  const english = ENGLISH_PRODUCTS[slug];
  if (!english) return undefined;
  const texts = viewsOf(picture, [...pictures.keys()]).map((name) => englishTextOf(name, picture, english));
  return { ...english, images: texts.map((alt_text) => ({ alt_text })) };
}

/** Age in days: new products came in the last weeks, the others over the two years before. */
function ageInDays({ is_new }: DemoProduct, index: number): number {
  return is_new ? 3 + index : 75 + ((index * 17) % 36) * 18;
}

function createCategories(em: EntityManager, { datedBefore }: DemoSite): Map<string, Category> {
  const created = DEMO_CATEGORIES.map(({ name, subcategories }) =>
    em.create(Category, { ...categoryInputSchema.parse({ name, subcategories, attributes: DEMO_ATTRIBUTES[name] }), ...datedBefore(800) }),
  );
  return new Map(created.map((category) => [category.name, category]));
}

/** Reserves an id for each product, by its reference: they name each other before any of them is stored. */
async function reserveIds(em: EntityManager, products: WithDocuments[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('product', 'id'))::int as id from generate_series(1, ${products.length})`.execute(em.getKysely());
  return new Map(products.map(({ demo }, index) => [demo.reference, rows[index]?.id ?? 0]));
}

async function createProducts(em: EntityManager, products: WithDocuments[], site: DemoSite): Promise<void> {
  const { pictures, datedBefore } = site;
  const categories = createCategories(em, site);
  const ids = await reserveIds(em, products);
  const idOf = (reference: string) => {
    const id = ids.get(reference);
    if (!id) throw new Error(`A demo product names an unknown one: ${reference}`);
    return id;
  };
  const created = products.map(({ category, demo, downloads }, index) => {
    const { lifecycle = "active", replaced_by } = DEMO_LIFE_CYCLES[demo.reference] ?? {};
    const { required = [], complementary = [] } = DEMO_SETS[demo.reference] ?? {};
    const images = galleryOf(demo, productInputOf(category, demo), pictures);
    const { category: name, ...fields } = productInputOf(category, demo, { images, downloads });
    const product = em.create(Product, {
      ...fields,
      id: idOf(demo.reference),
      category: categories.get(name) ?? null,
      related_products: demo.related.map(idOf),
      required_products: required.map(idOf),
      complementary_products: complementary.map(idOf),
      ...DEMO_COMPLIANCE[demo.reference],
      lifecycle,
      replaced_by: replaced_by === undefined ? null : idOf(replaced_by),
      ...datedBefore(ageInDays(demo, index)),
    });
    return [product, englishOf(fields.slug, demo, pictures)] as const;
  });
  await publishDemo(
    em,
    CATEGORY_TRANSLATION,
    [...categories].map(([name, category]) => [category, ENGLISH_CATEGORIES[name]] as const),
  );
  await publishDemo(em, PRODUCT_TRANSLATION, created);
}

/** Marks the documents that were drawn ahead as read, without words: they share most of them, and a search for one
 *  would find every product. */
async function keepOutOfSearch(em: EntityManager, products: WithDocuments[]): Promise<void> {
  const filenames = products.flatMap(({ downloads }) => downloads.slice(1).map(({ url }) => url.replace("/uploads/", "")));
  await sql`update upload set pdf_words = '' where filename = any(${filenames})`.execute(em.getKysely());
}

/** Uploads the documents of the demo products, and gives the writer of these and their categories. */
export async function prepareDemoProducts(store: StoreFiles): Promise<DemoWriter> {
  const demos = DEMO_CATEGORIES.flatMap(({ name, products }) => products.map((demo) => ({ category: name, demo })));
  const products = await mapTwoAtATime(demos, async ({ category, demo }) => ({
    category,
    demo,
    downloads: await uploadDocuments(productInputOf(category, demo), store),
  }));
  return async (em, site) => {
    await createProducts(em, products, site);
    await keepOutOfSearch(em, products);
    return `${products.length} products`;
  };
}
