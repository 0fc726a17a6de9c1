import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { AdminProductListQuery } from "#contracts/product/product-admin.ts";
import type { ProductDetail, ProductInput, ProductPage } from "#contracts/product/product.ts";
import { invalidField, type UniqueField } from "#server/app-error.ts";
import type { EntityStore } from "#server/rpc/crud-procedures.ts";
import { rememberSlug } from "#server/former-slug/former-slugs.ts";
import { assignSent, lockForUpdate, refuseStale, removeEntity } from "#server/rpc/entity-store.ts";
import { categoryNamed } from "#server/category/category-named.ts";
import type { Category } from "#server/category/category.entity.ts";
import { chosenProducts, productsInOrder, toProduct, toProductDetail } from "./product-item.ts";
import { findProducts } from "./product-list.ts";
import { Product } from "./product.entity.ts";

/** The products to show beside one, in the order asked for. An unknown one is refused, rather than quietly lost. */
async function chosenAmong(em: EntityManager, ids: number[]): Promise<Product[]> {
  const chosen = await productsInOrder(em, ids);
  if (chosen.length < ids.length) throw invalidField("related_products", "Un des produits associés n’existe plus.");
  return chosen;
}

/** Which of its unique fields another product has: the index that fails names only the first. */
async function takenAmong(em: EntityManager, { id = 0, slug, reference }: ProductInput & { id?: number }): Promise<UniqueField[]> {
  const {
    rows: [taken],
  } = await sql<{ slug: boolean | null; reference: boolean | null }>`
    select bool_or(slug = ${slug}) as slug, bool_or(lower(reference) = lower(${reference})) as reference
    from product where (slug = ${slug} or lower(reference) = lower(${reference})) and id <> ${id}`.execute(em.getKysely());
  return (["slug", "reference"] as const).filter((field) => taken?.[field]);
}

/** The columns of what was sent: the category by key, without the fields that are no columns. */
function columnsOf({ related_products: _, category: __, ...sent }: ProductInput, category: Category) {
  return { ...sent, category };
}

/** The five verbs of a product; each write is one transaction of the caller's. Locks are taken in one order everywhere: the category,
 *  products by id, and what the products' words need. */
export const productStore: EntityStore<ProductDetail, ProductInput, AdminProductListQuery, ProductPage> = {
  list: (em, query) => findProducts(em, query, { toItem: toProduct }),
  async get(em, id) {
    const product = await em.findOneOrFail(Product, { id }, { populate: ["category"] });
    return toProductDetail(product, await chosenProducts(em, product));
  },
  async create(em, input) {
    const category = await categoryNamed(em, input.category, input.subcategory ?? "");
    const ids = [...new Set(input.related_products)];
    const chosen = await chosenAmong(em, ids);
    const product = em.create(Product, { ...columnsOf(input, category), related_products: ids });
    await em.persist(product).flush();
    return toProductDetail(product, chosen);
  },
  async update(em, { id, version, fields: input }) {
    const category = await categoryNamed(em, input.category, input.subcategory ?? "");
    const product = await lockForUpdate(em, Product, id);
    if (input.subcategory === undefined && product.category !== category) await categoryNamed(em, input.category, product.subcategory);
    refuseStale(product, version);
    const { slug } = product;
    const stored = await chosenProducts(em, product);
    const ids = input.related_products && [...new Set(input.related_products)].filter((related) => related !== id);
    const chosen = ids ? await chosenAmong(em, ids) : stored;
    // A list that is sent as it was read stays as it is stored, with the deleted products that may be restored.
    const related_products = ids?.join() === stored.map((related) => related.id).join() ? undefined : ids;
    assignSent(em, product, { ...columnsOf(input, category), related_products });
    await em.flush();
    await rememberSlug(em, "product", id, slug, product.slug);
    return toProductDetail(product, chosen);
  },
  remove: (em, id) => removeEntity(em, Product, id),
  taken: takenAmong,
};
