import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { ProductDetail, ProductInput, ProductListQuery, ProductPage } from "#contracts/product/product.ts";
import { AppError, invalidField, type UniqueField } from "#server/app-error.ts";
import type { EntityStore } from "#server/rpc/crud-procedures.ts";
import { rememberSlug } from "#server/former-slug/former-slugs.ts";
import { assignSent, refuseStale } from "#server/rpc/entity-store.ts";
import { categoryNamed } from "#server/category/category-named.ts";
import type { Category } from "#server/category/category.entity.ts";
import { chosenProducts, toProduct, toProductDetail } from "./product-item.ts";
import { findProducts } from "./product-list.ts";
import { Product, ProductRelation } from "./product.entity.ts";

/** Locks products by id, the smallest first, as every transaction does: two that name each other are saved one after the other. */
async function lockProducts(em: EntityManager, ids: number[]): Promise<Map<number, Product>> {
  if (ids.length === 0) return new Map();
  const locked = await em.find(Product, { id: { $in: ids } }, { orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE });
  return new Map(locked.map((product) => [product.id, product]));
}

/** The products to show beside one, in the order asked for. An unknown one is refused, rather than quietly lost. */
function chosenAmong(locked: Map<number, Product>, ids: number[]): Product[] {
  return ids.map((id) => {
    const product = locked.get(id);
    if (!product) throw invalidField("related_products", "Un des produits associés n’existe plus.");
    return product;
  });
}

async function relate(em: EntityManager, product: Product, chosen: Product[]): Promise<void> {
  if (chosen.length === 0) return;
  const rows = chosen.map((related, position) => ({ product: product.id, related: related.id, position }));
  await em.insertMany(ProductRelation, rows);
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
 *  products by id, and what the products' words and relations need. */
export const productStore: EntityStore<ProductDetail, ProductInput, ProductListQuery, ProductPage> = {
  async list(em, query) {
    const page = await findProducts(em, query);
    return { ...page, data: page.data.map(toProduct) };
  },
  async get(em, id) {
    const product = await em.findOneOrFail(Product, { id }, { populate: ["category"] });
    return toProductDetail(product, await chosenProducts(em, product));
  },
  async create(em, input) {
    const category = await categoryNamed(em, input.category, input.subcategory ?? "");
    const ids = [...new Set(input.related_products)];
    const chosen = chosenAmong(await lockProducts(em, ids), ids);
    const product = em.create(Product, columnsOf(input, category));
    await em.persist(product).flush();
    await relate(em, product, chosen);
    return toProductDetail(product, chosen);
  },
  async update(em, { id, version, fields: input }) {
    const category = await categoryNamed(em, input.category, input.subcategory ?? "");
    const ids = input.related_products && [...new Set(input.related_products)].filter((related) => related !== id);
    const locked = await lockProducts(em, [id, ...(ids ?? [])]);
    const product = locked.get(id);
    if (!product) throw new AppError("not_found");
    if (input.subcategory === undefined && product.category !== category) await categoryNamed(em, input.category, product.subcategory);
    refuseStale(product, version);
    const { slug } = product;
    const chosen = ids ? chosenAmong(locked, ids) : await chosenProducts(em, product);
    assignSent(em, product, columnsOf(input, category));
    await em.flush();
    await rememberSlug(em, "product", id, slug, product.slug);
    if (ids) {
      await em.nativeDelete(ProductRelation, { product });
      await relate(em, product, chosen);
    }
    return toProductDetail(product, chosen);
  },
  async remove(em, id) {
    // With those whose relations go too: two that name each other cannot lock each other out.
    const relations = await em.find(ProductRelation, { $or: [{ product: id }, { related: id }] });
    const product = (await lockProducts(em, [id, ...relations.flatMap((relation) => [relation.product.id, relation.related.id])])).get(id);
    if (!product) throw new AppError("not_found");
    await em.remove(product).flush();
  },
  taken: takenAmong,
};
