import type { EntityManager } from "@mikro-orm/postgresql";
import type { ProductDetail, ProductInput, ProductListQuery, ProductPage } from "#contracts/product/product.ts";
import { invalidField } from "#server/app-error.ts";
import type { EntityStore } from "#server/rpc/crud-procedures.ts";
import { rememberSlug } from "#server/former-slug/former-slugs.ts";
import { assignSent, lockForUpdate } from "#server/rpc/entity-store.ts";
import { categoryNamed } from "#server/category/category-named.ts";
import { chosenProducts, toProduct, toProductDetail } from "./product-item.ts";
import { findProducts } from "./product-list.ts";
import { Product, ProductRelation } from "./product.entity.ts";

async function detailOf(em: EntityManager, product: Product): Promise<ProductDetail> {
  return toProductDetail(product, await chosenProducts(em, product));
}

/** Replaces the products shown beside one, keeping their order. An unknown one is refused, rather than quietly lost. */
async function relate(em: EntityManager, product: Product, ids: number[]): Promise<void> {
  const wanted = [...new Set(ids)].filter((id) => id !== product.id);
  const known = new Set((await em.find(Product, { id: { $in: wanted } }, { fields: ["id"] })).map(({ id }) => id));
  if (wanted.some((id) => !known.has(id))) throw invalidField("related_products", "Un des produits associés n’existe plus.");
  await em.nativeDelete(ProductRelation, { product });
  if (wanted.length > 0)
    await em.insertMany(
      ProductRelation,
      wanted.map((related, position) => ({ product: product.id, related, position })),
    );
}

/** The columns of what was sent: the category by key, without the fields that are no columns. */
async function columnsOf(em: EntityManager, { related_products: _, ...sent }: ProductInput, stored?: Product) {
  const subcategory = sent.subcategory ?? stored?.subcategory ?? "";
  return { ...sent, category: await categoryNamed(em, sent.category, subcategory) };
}

/** The five verbs of a product; each write is one transaction of the caller's. */
export const productStore: EntityStore<ProductDetail, ProductInput, ProductListQuery, ProductPage> = {
  async list(em, query) {
    const page = await findProducts(em, query);
    return { ...page, data: page.data.map(toProduct) };
  },
  async get(em, id) {
    return detailOf(em, await em.findOneOrFail(Product, { id }, { populate: ["category"] }));
  },
  async create(em, input) {
    const product = em.create(Product, await columnsOf(em, input));
    await em.persist(product).flush();
    await relate(em, product, input.related_products ?? []);
    return detailOf(em, product);
  },
  async update(em, id, input, version) {
    const product = await lockForUpdate(em, Product, id, version);
    const { slug } = product;
    assignSent(product, await columnsOf(em, input, product));
    await em.flush();
    await rememberSlug(em, "product", id, slug, product.slug);
    if (input.related_products) await relate(em, product, input.related_products);
    return detailOf(em, product);
  },
  async remove(em, id) {
    await em.remove(await lockForUpdate(em, Product, id)).flush();
  },
};
