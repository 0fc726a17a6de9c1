import { publicView, cataloguePage } from "#server/resources/product/catalogue/catalogue-page.ts";
import { completenessesSchema, completenessQuerySchema } from "#contracts/attribute/completeness.ts";
import {
  cardsQuerySchema,
  catalogueQuerySchema,
  catalogueReplySchema,
  comparisonQuerySchema,
  comparisonSchema,
  newestQuerySchema,
  productCardsSchema,
  productViewSchema,
} from "#contracts/product/catalogue.ts";
import { PRODUCT_MERGE } from "#contracts/product/product-merge.ts";
import { specificationTemplateSchema, type SpecificationTemplate } from "#contracts/product/product-parts.ts";
import { adminProductListQuerySchema } from "#contracts/product/product-admin.ts";
import {
  productCategorySchema,
  productDetailSchema,
  productFormSchema,
  productWriteSchema,
  productListQuerySchema,
  productPageSchema,
} from "#contracts/product/product.ts";
import { activationSchema, byIdSchema } from "#contracts/shared/entity.ts";
import { previewLinkSchema, viewQuerySchema } from "#contracts/page/preview.ts";
import { slugify } from "#contracts/shared/slug.ts";
import { bySlugSchema, copiedTitle } from "#contracts/shared/text.ts";
import { bulkProcedures } from "./bulk-procedures.ts";
import { operationProcedures } from "./operations/operation-procedures.ts";
import { checkedInBatches } from "#server/platform/database/rows.ts";
import { freeSlug, recordWithSlug } from "#server/platform/translation/slugs.ts";
import { pageProcedures } from "#server/platform/translation/page-procedures.ts";
import { crudProcedures } from "#server/platform/rpc/crud-procedures.ts";
import { changeEntity } from "#server/platform/rpc/entity-store.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, requireSession, publicProcedure, router } from "#server/platform/rpc/trpc.ts";
import { linkToForm } from "#server/platform/editing/preview/form-previews.ts";
import { frenchCategory } from "#server/resources/category/category-words.ts";
import { translatedDetail, translatedProducts, translatedWhole } from "./translated-products.ts";
import { productView } from "./product-view.ts";
import { withFileFactsEach } from "./documents/document-slugs.ts";
import { readItems, toCard, toCompared, toProductDetail } from "./product-item.ts";
import { findProducts } from "./catalogue/find-products.ts";
import { productStore } from "./product-store.ts";
import { Product } from "./product.entity.ts";
import { productResource } from "./product.resource.ts";
import { completenessOfProducts } from "#server/resources/attribute/completeness.ts";
import { linkedProducts, findShownProducts } from "./linked-products.ts";
import { askedProducts, eachOnce, productsOfSlugs, whereVisible } from "./visible-products.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { attributeKey } from "#contracts/attribute/attribute.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { Category } from "#server/resources/category/category.entity.ts";

const pathOf = (slug: string) => `/produits/${slug}`;

/** Procedures of products: those of the back office, and what visitors may see. */
export const productRouter = router({
  ...crudProcedures({
    item: productDetailSchema,
    input: productWriteSchema,
    query: adminProductListQuerySchema,
    list: checkedInBatches(productPageSchema),
    merging: { resource: productResource, rules: PRODUCT_MERGE },
    store: productStore,
  }),
  ...pageProcedures({ noun: "product", entity: Product, pathOf, whereVisible }),
  ...bulkProcedures,
  ...operationProcedures,
  /** Copy of a product to start from: hidden, under a free slug, without a reference, at the beginning of its life.
   *  Nothing is stored. */
  copyOf: adminProcedure
    .input(byIdSchema)
    .output(productDetailSchema)
    .query(async ({ ctx: { em }, input: { id } }) => {
      const product = await productStore.get(em, id);
      const title = copiedTitle(product.title);
      return {
        ...product,
        title,
        slug: await freeSlug(em, Product, slugify(title)),
        reference: "",
        is_active: false,
        lifecycle: "active" as const,
        replaced_by: null,
        published_at: null,
        published_until: null,
      };
    }),
  /** Shows a product to visitors, or hides it. */
  setVisibility: adminProcedure
    .input(activationSchema)
    .use(transaction)
    .output(productDetailSchema)
    .mutation(async ({ ctx: { em }, input: { id, is_active, version } }) => {
      const product = await changeEntity(em, Product, { id, version, fields: { is_active } });
      await em.populate(product, ["category"]);
      return toProductDetail(em, product, await linkedProducts(em, product));
    }),
  /** Rows that the technical tables of a category's products have in common. */
  specificationTemplate: adminProcedure
    .input(productCategorySchema)
    .output(specificationTemplateSchema)
    .query(({ ctx: { em }, input: { category } }) => specificationTemplate(em, category)),
  /** Counts of the attributes that these products fill in. */
  completeness: adminProcedure
    .input(completenessQuerySchema)
    .output(completenessesSchema)
    .query(({ ctx: { em }, input: { ids } }) => completenessOfProducts(em, ids)),
  /** The visible products, whole, a page at a time. */
  listActive: publicProcedure
    .input(productListQuerySchema)
    .output(checkedInBatches(productPageSchema))
    .query(async ({ ctx, input }) => {
      const { em, language } = ctx;
      const asked = { ...input, ...(language !== "fr" && input.category && { category: await frenchCategory(em, input.category) }) };
      const view = await publicView(ctx, asked);
      const page = await withFileFactsEach(em, await findProducts(em, asked, { ...view, read: readItems }));
      return { ...page, data: await translatedWhole(em, page.data, language) };
    }),
  /** One visible product with those shown beside it: the chosen ones, else others of its category; its successor. */
  bySlug: publicProcedure
    .input(bySlugSchema)
    .output(productDetailSchema)
    .query(async ({ ctx: { em, now, language }, input: { slug } }) => {
      const id = await recordWithSlug(em, "product", slug, language);
      const product = await em.findOneOrFail(
        Product,
        { ...(id === undefined ? { slug } : { id }), ...whereVisible(now()) },
        { populate: ["category"] },
      );
      return translatedDetail(em, await toProductDetail(em, product, await findShownProducts(em, product)), language);
    }),
  /** One page of the catalogue, as cards under their category headings. */
  catalogue: publicProcedure
    .input(catalogueQuerySchema)
    .output(catalogueReplySchema)
    .query(({ ctx, input }) => cataloguePage(ctx, input)),
  /** A product's public page; the token of a preview link opens that of a hidden product too. */
  view: publicProcedure
    .input(viewQuerySchema)
    .output(productViewSchema)
    .query(({ ctx, input }) => productView(ctx, input)),
  /** A link to the page of a form's input, which is stored for an hour. */
  previewForm: adminProcedure
    .use(requireSession)
    .input(productFormSchema)
    .use(transaction)
    .output(previewLinkSchema)
    .mutation(({ ctx, input }) => linkToForm(ctx, { kind: "product-form", path: pathOf(input.slug), fields: input })),
  /** The cards of these products, in their order; one that no visitor sees is left out. */
  cards: publicProcedure
    .input(cardsQuerySchema)
    .output(productCardsSchema)
    .query(async ({ ctx: { em, language }, input: { slugs } }) =>
      askedProducts(em, eachOnce(await productsOfSlugs(em, slugs)), { toItem: toCard, translate: translatedProducts, language }),
    ),
  /** The cards of the products that are marked as new, the one that was created last first. */
  newest: publicProcedure
    .input(newestQuerySchema)
    .output(productCardsSchema)
    .query(async ({ ctx: { em, now, language }, input: { limit } }) => {
      const where = { ...whereVisible(now()), is_new: true, lifecycle: { $ne: "discontinued" as const } };
      const orderBy = { created_at: "desc", id: "desc" } as const;
      const products = await em.find(Product, where, { orderBy, limit, populate: ["category"] });
      return translatedProducts(em, products.map(toCard), language);
    }),
  /** Differences of these products. */
  compare: publicProcedure
    .input(comparisonQuerySchema)
    .output(comparisonSchema)
    .query(async ({ ctx: { em, language }, input: { slugs } }) =>
      askedProducts(em, eachOnce(await productsOfSlugs(em, slugs)), { toItem: toCompared, translate: translatedWhole, language }),
    ),
});

/** Lists the rows that a category asks for: its attributes, then rows that most of its described products have besides.
 *  Empty for an unknown category, and where no row is that common. */
async function specificationTemplate(em: EntityManager, category: string): Promise<SpecificationTemplate> {
  const described = await em.findOne(Category, { normalized_name: normalize(category) });
  const asked = described?.attributes.map(({ name, unit }) => ({ name, unit })) ?? [];
  const keys = new Set(asked.map(({ name }) => attributeKey(name)));
  return [...asked, ...(await commonRows(em, category)).filter(({ name }) => !keys.has(attributeKey(name)))];
}

/** Reads the rows that most described products of a category have. Each has its usual spelling and unit; they are in
 *  their usual order. */
async function commonRows(em: EntityManager, category: string): Promise<SpecificationTemplate> {
  const { rows } = await sql<{ name: string; unit: string }>`
    with described as (
      select p.id, btrim(entry.specification ->> 'name') as name, btrim(entry.specification ->> 'unit') as unit, entry.position
      from product p join category c on c.id = p.category
      cross join lateral jsonb_array_elements(p.specifications) with ordinality as entry (specification, position)
      where c.normalized_name = ${normalize(category)}
    )
    select mode() within group (order by name) as name, mode() within group (order by unit) as unit from described
    where name <> '' group by lower(name)
    having count(distinct id) * 2 > (select count(distinct id) from described)
    order by avg(position), 1`.execute(em.getKysely());
  return rows;
}
