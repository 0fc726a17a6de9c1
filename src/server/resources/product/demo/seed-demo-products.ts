import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { CATEGORY_TRANSLATION, categoryInputSchema } from "#contracts/category/category.ts";
import { type Download, downloadSize, type ProductImage, type Specification } from "#contracts/product/product-parts.ts";
import { PRODUCT_TRANSLATION, type ProductInput } from "#contracts/product/product.ts";
import { Category } from "#server/resources/category/category.entity.ts";
import { isDrawing, isInstalledView, viewsOf, mapTwoByTwo } from "#server/platform/operations/seed/demo-pictures.ts";
import type { DemoSite, DemoWriter, StoreFiles } from "#server/platform/declaration/demo-content.ts";
import { Product } from "../product.entity.ts";
import { type DemoTranslation, publishDemo } from "#server/platform/translation/publish-demo.ts";
import { DEMO_CATEGORIES } from "./categories.ts";
import { demoDatasheet } from "./demo-datasheet.ts";
import { DEMO_COMPLIANCE } from "./compliance.ts";
import type { DemoProduct } from "./demo-product.ts";
import { ENGLISH_CATEGORIES } from "./english/categories.ts";
import { ENGLISH_PLACES } from "./english/places.ts";
import { ENGLISH_PRODUCTS } from "./english/products.ts";
import { DEMO_ATTRIBUTES } from "./installation/attributes.ts";
import { DEMO_LIFE_CYCLES, DEMO_SETS } from "./life-cycles.ts";
import { DEMO_PLACES } from "./places.ts";
import { productInputOf } from "./product-input.ts";

/** A demo product, the category that it stands in, and its uploaded datasheet. */
type WithDatasheet = { category: string; demo: DemoProduct; downloads: Download[] };

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

/** What a dimension drawing tells who does not see it. */
function drawingText({ title, specifications = [] }: ProductInput): string {
  const { value = "", unit = "" } = specifications.find(({ name }) => name === "Dimensions") ?? {};
  return `Dimensions ${/^[aeéiou]/i.test(title) ? "d’" : "de "}${title}\u202f: ${value} ${unit}`;
}

/** The same in English, of the product's English words. */
function englishDrawingText({ title, specifications }: { title: string; specifications: Specification[] }): string {
  const { value = "", unit = "" } = specifications.find(({ name }) => name === "Dimensions") ?? {};
  return `Dimensions of the ${title}: ${value} ${unit}`;
}

/** What a picture shows that its product's title does not say, for those who do not see it: a drawing its sizes, a
 *  picture in place the place. */
function textOf(name: string, { picture }: DemoProduct, product: ProductInput): Pick<ProductImage, "alt_text" | "isDrawing"> {
  if (isDrawing(name)) return { alt_text: drawingText(product), isDrawing: true };
  const place = isInstalledView(name) && DEMO_PLACES[picture];
  return place ? { alt_text: place } : {};
}

/** A product's pictures out of the uploaded ones; the first is the main one. */
function galleryOf(demo: DemoProduct, product: ProductInput, pictures: DemoSite["pictures"]): ProductImage[] {
  return viewsOf(demo.picture, [...pictures.keys()]).flatMap((name, index) => {
    const image = pictures.get(name);
    return image ? [{ ...image, isMain: index === 0, ...textOf(name, demo, product) }] : [];
  });
}

/** What a demo product says in English, the texts of its pictures too. */
function englishOf(slug: string, { picture }: DemoProduct, images: ProductImage[]): DemoTranslation | undefined {
  const english = ENGLISH_PRODUCTS[slug];
  if (!english) return undefined;
  const texts = images.map(
    ({ alt_text, isDrawing: isDrawn }) => alt_text && (isDrawn ? englishDrawingText(english) : ENGLISH_PLACES[picture]),
  );
  return { ...english, images: texts.map((alt_text = "") => ({ alt_text })) };
}

/** New products came in the last weeks, the others over the two years before. */
function ageInDays({ is_new }: DemoProduct, index: number): number {
  return is_new ? 3 + index : 75 + ((index * 17) % 36) * 18;
}

function createCategories(em: EntityManager, { datedBefore }: DemoSite): Map<string, Category> {
  const created = DEMO_CATEGORIES.map(({ name, subcategories }) =>
    em.create(Category, { ...categoryInputSchema.parse({ name, subcategories, attributes: DEMO_ATTRIBUTES[name] }), ...datedBefore(800) }),
  );
  return new Map(created.map((category) => [category.name, category]));
}

/** An id for each product by its reference: they name each other before any of them is stored. */
async function newIds(em: EntityManager, products: WithDatasheet[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('product', 'id'))::int as id from generate_series(1, ${products.length})`.execute(em.getKysely());
  return new Map(products.map(({ demo }, index) => [demo.reference, rows[index]?.id ?? 0]));
}

async function createProducts(em: EntityManager, products: WithDatasheet[], site: DemoSite): Promise<void> {
  const { pictures, datedBefore } = site;
  const categories = createCategories(em, site);
  const ids = await newIds(em, products);
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
    return [product, englishOf(fields.slug, demo, images)] as const;
  });
  await publishDemo(
    em,
    CATEGORY_TRANSLATION,
    [...categories].map(([name, category]) => [category, ENGLISH_CATEGORIES[name]] as const),
  );
  await publishDemo(em, PRODUCT_TRANSLATION, created);
}

/** Uploads the datasheets of the demo products, and gives what writes these and their categories. */
export async function prepareDemoProducts(store: StoreFiles): Promise<DemoWriter> {
  const demos = DEMO_CATEGORIES.flatMap(({ name, products }) => products.map((demo) => ({ category: name, demo })));
  const products = await mapTwoByTwo(demos, async ({ category, demo }) => ({
    category,
    demo,
    downloads: demo.datasheet ? [await uploadDatasheet(productInputOf(category, demo), store)] : [],
  }));
  return async (em, site) => {
    await createProducts(em, products, site);
    return `${products.length} products`;
  };
}
