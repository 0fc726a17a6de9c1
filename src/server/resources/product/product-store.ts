import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { LIMIT_MAX } from "#contracts/shared/paging.ts";
import type { AdminProductListQuery } from "#contracts/product/product-admin.ts";
import { byLinkField } from "#contracts/product/product-links.ts";
import type { ProductDetail, ProductInput, ProductPage } from "#contracts/product/product.ts";
import { writeFirstValues } from "#server/resources/attribute/keep-values.ts";
import { AppError, invalidField, type UniqueField } from "#server/platform/errors/app-error.ts";
import type { EntityStore } from "#server/platform/rpc/crud-procedures.ts";
import { rememberSlugs } from "#server/platform/history/former-slug/former-slugs.ts";
import { assignSent, lockForUpdate, refuseStale, removeEntity } from "#server/platform/rpc/entity-store.ts";
import { findOrCreateCategory, refuseGoneCategory, spellSubcategory } from "#server/resources/category/category-named.ts";
import type { Category } from "#server/resources/category/category.entity.ts";
import { linkColumns, pickLinked, linkedProducts, type Links, findLinkTargets, CIRCLE, isReplacedInCircle } from "./linked-products.ts";
import { changedDocuments, withFileFactsEach } from "./documents/document-slugs.ts";
import { readProducts, readItems, toProductDetail } from "./product-item.ts";
import { findProducts } from "./catalogue/find-products.ts";
import { Product } from "./product.entity.ts";

/** The fields that no two products share, and the product that may have them; none for a new one. */
type Named = Pick<ProductInput, "slug" | "reference"> & { id?: number | undefined };

/** Lists the unique fields of a product that another one has; the index that fails names only the first. */
export async function findTaken(em: EntityManager, { id = 0, slug, reference }: Named): Promise<UniqueField[]> {
  const {
    rows: [taken],
  } = await sql<{ slug: boolean | null; reference: boolean | null }>`
    select bool_or(slug = ${slug}) as slug, bool_or(lower(reference) = lower(${reference})) as reference
    from product where (slug = ${slug} or lower(reference) = lower(${reference})) and id <> ${id}`.execute(em.getKysely());
  return (["slug", "reference"] as const).filter((field) => taken?.[field]);
}

/** Finds or creates the named category; null where none was named. */
async function resolveCategory(em: EntityManager, { category }: ProductInput, subcategory: string): Promise<Category | null> {
  return category === "" ? null : findOrCreateCategory(em, category, subcategory);
}

/** Lists the product with a reference, if the other filters find it too. */
async function listByReference(em: EntityManager, { reference = "", ...query }: AdminProductListQuery) {
  const { limit, page, sort: _, direction: __, ...narrowing } = query;
  const isAlone = Object.values(narrowing).every((value) => value === undefined);
  const [known] = await em.find(Product, { [raw("lower(reference)")]: reference.toLowerCase() }, { fields: ["id"] });
  const found = !known || isAlone ? undefined : await findProducts(em, { ...query, limit: LIMIT_MAX, page: 1 }, { read: readItems });
  const data = known ? (found?.data ?? (await readItems(em, [known.id]))).filter(({ id }) => id === known.id) : [];
  return { data: page === 1 ? data : [], total: data.length, page, limit };
}

/** Converts input to columns: the category by key, its sub-category as it spells it, and the links that change. */
function columnsOf({ subcategory = "", ...sent }: ProductInput, category: Category | null, links: Partial<Links>) {
  const unlinked = byLinkField(() => undefined);
  return { ...sent, ...unlinked, category, subcategory: spellSubcategory(category, subcategory), ...links };
}

/** Fails with `invalid` where a product would be its own successor, at once or by way of others. */
async function refuseCircle(em: EntityManager, id: number, { replaced_by }: Partial<Links>): Promise<void> {
  if (replaced_by && (await isReplacedInCircle(em, [id]))) throw invalidField("replaced_by", CIRCLE);
}

/** Lists, reads, creates, changes and deletes products; each write is one transaction of the caller's. Locks are taken
 *  in one order everywhere: the category, products by id, and what the products' words need. */
export const productStore: EntityStore<ProductDetail, ProductInput, AdminProductListQuery, ProductPage> = {
  list: async (em, query) => {
    const found = query.reference === undefined ? await findProducts(em, query, { read: readItems }) : await listByReference(em, query);
    return withFileFactsEach(em, found);
  },
  readMany: async (em, ids) => (await withFileFactsEach(em, { data: await readItems(em, ids) })).data,
  async get(em, id) {
    const [product] = await readProducts(em, sql`id = ${id}`);
    if (!product) throw new AppError("not_found");
    return toProductDetail(em, product, await linkedProducts(em, product));
  },
  async create(em, input) {
    const category = await resolveCategory(em, input, input.subcategory ?? "");
    const named = await findLinkTargets(em, input);
    const product = em.create(Product, columnsOf(input, category, linkColumns(named, input)), { persist: false });
    await em.insert(product); // a flush looks for changes in everything that was read, and took twice as long
    await writeFirstValues(em, product);
    return toProductDetail(em, product, pickLinked(named, product));
  },
  async update(em, { id, version, fields: input }) {
    const category = await resolveCategory(em, input, input.subcategory ?? "");
    const product = await lockForUpdate(em, Product, id);
    const { subcategory = product.subcategory } = input;
    if (input.subcategory === undefined && product.category !== category) await resolveCategory(em, input, subcategory);
    refuseStale(product, version);
    const { slug } = product;
    const named = await findLinkTargets(em, product, input);
    const links = linkColumns(named, input, product);
    const downloads = input.downloads && changedDocuments(input.downloads, product.downloads);
    assignSent(em, product, columnsOf({ ...input, subcategory, downloads }, category, links));
    await em.flush();
    await refuseCircle(em, id, links);
    await rememberSlugs(em, { noun: "product" }, [{ owner: id, before: slug, after: product.slug }]);
    return toProductDetail(em, product, pickLinked(named, product));
  },
  remove: (em, id) => removeEntity(em, Product, id),
  refuseGone: (em, { category }) => refuseGoneCategory(em, category),
  taken: findTaken,
};
