import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { PRODUCT_TRANSLATION } from "#contracts/product/product.ts";
import { forkWithAuthor } from "#server/platform/database/fork-with-author.ts";
import { Category } from "#server/resources/category/category.entity.ts";
import { Product } from "../product.entity.ts";
import { type DemoTranslation, publishDemo } from "#server/platform/translation/publish-demo.ts";
import { DEMO_CATEGORIES } from "./categories.ts";
import { englishOfGenerated } from "./english/generated.ts";
import { DEMO_ATTRIBUTES } from "./installation/attributes.ts";
import { GENERATED_PREFIX, generateProducts } from "./generate-catalogue.ts";

/** Rows sent in one statement: large enough to be fast, small enough to stay far from the statement timeout. */
const BATCH_SIZE = 500;

const HOUR_MS = 60 * 60 * 1000;

/** Number after the highest generated reference, so that a second run adds to the first. */
async function nextNumber(em: EntityManager): Promise<number> {
  const last = await em.findOne(
    Product,
    { reference: { $like: `${GENERATED_PREFIX}%` } },
    { orderBy: { id: "desc" }, fields: ["reference"] },
  );
  return last ? Number(last.reference.slice(GENERATED_PREFIX.length)) + 1 : 1;
}

/** The catalogue's categories by name; missing ones are created. */
async function categoryKeys(em: EntityManager): Promise<Map<string, number>> {
  const stored = new Map((await em.find(Category, {})).map((category) => [category.name, category]));
  for (const { name, subcategories } of DEMO_CATEGORIES) {
    if (!stored.has(name)) stored.set(name, em.create(Category, { name, subcategories, attributes: DEMO_ATTRIBUTES[name] ?? [] }));
  }
  await em.flush();
  return new Map([...stored].map(([name, { id }]) => [name, id]));
}

/** Reads the galleries of stored products, without pictures whose words are of one product alone: its dimension
 *  drawing. */
async function storedGalleries(em: EntityManager) {
  const products = await em.find(Product, { images: { $ne: [] } }, { fields: ["images"], orderBy: { id: "asc" }, limit: 100 });
  return products.map(({ images }) => images.filter(({ alt_text }) => !alt_text)).filter((images) => images.length > 0);
}

/** Adds `count` generated products, in English too, in one transaction, for trials with a large catalogue. Their
 *  pictures are those of stored products. */
export async function seedProducts({ em, count, now }: { em: EntityManager; count: number; now: Date }): Promise<void> {
  await forkWithAuthor(em, { via: "seed" }).transactional(async (transaction) => {
    // A busy machine may take long to make a batch.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction.getKysely());
    const first = await nextNumber(transaction);
    const categories = await categoryKeys(transaction);
    const galleries = await storedGalleries(transaction);
    transaction.clear();
    let batch: (readonly [Product, DemoTranslation])[] = [];
    const write = async () => {
      await publishDemo(transaction, PRODUCT_TRANSLATION, batch);
      await transaction.flush();
      transaction.clear();
      batch = [];
    };
    let created = 0;
    for (const input of generateProducts(count, { first, galleries })) {
      const { related_products: _, category, ...fields } = input;
      const date = new Date(now.getTime() - created * HOUR_MS);
      const columns = { ...fields, category: categories.get(category) ?? null, created_at: date, updated_at: date };
      batch.push([transaction.create(Product, columns), englishOfGenerated(input)]);
      created += 1;
      if (batch.length === BATCH_SIZE) await write();
    }
    await write();
  });
}
